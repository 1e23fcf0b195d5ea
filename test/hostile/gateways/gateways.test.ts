import { spawn } from 'node:child_process';
import { accessSync, constants, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startEmbedded } from '../../../reference/embedded.ts';
import { runConformance } from '../../../src/index.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { left, rows } from '../contents.ts';
import { type Gateway, gateways } from './programs.ts';

const host = '127.0.0.1';
const only = ['partner.client.*', 'workspace.member.*', '*.response.*'];

describe('a run through a gateway before a conforming service', () => {
  for (const gateway of gateways) {
    const program = located(gateway.program);
    it.skipIf(program === null)(
      program === null ? `${gateway.name} (skipped: ${gateway.program} is not installed)` : gateway.name,
      { timeout: 300_000 },
      async () => {
        const db = join(temporaryFolder(), 'reference.sqlite');
        const service = await startEmbedded({ db });
        const { origin, end, said } = await started(gateway, program ?? '', new URL(service.partnerBaseUrl).host);
        try {
          const before = rows(db);
          const { partner, workspace } = service.profile;
          const below = `${origin}${gateway.prefix ?? ''}`;
          const target = {
            name: gateway.program,
            partner: { ...partner, baseUrl: `${below}/partner` },
            workspace: { ...workspace, baseUrl: `${below}/workspace` },
          };
          const { report } = await runConformance({
            target,
            only,
            depth: 'smoke',
            seed: 1,
            out: temporaryFolder(),
            formats: [],
          });
          const failed = report.requirements.filter(({ status }) => status === 'failed' || status === 'warning');
          expect([report.verdict, report.verdictReason, failed.map(({ id }) => id)], said()).toEqual([
            'conformant',
            null,
            [],
          ]);
          expect([report.leftovers, left(before, rows(db))]).toEqual([[], []]);
        } finally {
          await end();
          await service.close();
        }
      },
    );
  }
});

/** Null where no folder of the path holds it. */
function located(program: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, program)).find(isExecutable);
  return found ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function started(gateway: Gateway, program: string, upstream: string) {
  const folder = temporaryFolder();
  const port = await freePort();
  const file = join(folder, 'configuration');
  writeFileSync(file, gateway.configuration({ port, upstream, folder }));
  const child = spawn(program, gateway.argv(file, folder), {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-4_000);
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; !(await accepts(port)); tries += 1) {
    if (tries < 100 && child.exitCode === null) await wait(100);
    else {
      await end();
      throw new Error(`${gateway.name} does not start: ${output}`);
    }
  }
  return { origin: `http://${host}:${port}`, end, said: () => output };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
