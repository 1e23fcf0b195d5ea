import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { name, bin } = z
  .object({ name: z.string(), bin: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** Everything that is committed and read by people, or printed for them. */
const texts = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter(
    (file) => /\.(?:md|ya?ml|eta|ts|mjs|json)$|Dockerfile/.test(file) && !/^(?:test|generated|reports)\//.test(file),
  )
  .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n') }));

function linesWith(pattern: RegExp): string[] {
  return texts.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

it('the command is the one that the guides name', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(Object.keys(bin)).toEqual(['conformance']);
});

it('nothing tells npx to fetch a package of the name of the command, or of the project', () => {
  const bare = /\bnpx (?:(?!--no-install)-\S+ )*(?:conformance|vendor-api-conformance|vitest|@vendor-api)/;
  expect(linesWith(bare)).toEqual([]);
  expect(linesWith(/\bnpx --no-install conformance /).length).toBeGreaterThan(10);
  expect(linesWith(/\bnpm (?:exec|x|init|create) .*conformance/)).toEqual([]);
});

it('whatever installs or imports the package names it as package.json does', () => {
  const installed = linesWith(/\bnpm (?:i|install|add)\b.*conformance|\bfrom '[^'.]*conformance[^'.]*'/);
  expect(installed.length).toBeGreaterThan(2);
  const address = /\.tgz|"\$CONFORMANCE_PACKAGE"/;
  expect(installed.filter((line) => !line.includes(name) && !address.test(line))).toEqual([]);
});

it('the old spelling is left for repositories, files and what is sent as a user agent', () => {
  const project = /vendor-api-conformance/;
  const allowed =
    /(?:your-organization|your-group)\/vendor-api-conformance|'user-agent': |^README\.md:1: # |'vendor-api-conformance', `node-/;
  expect(linesWith(project).filter((line) => !allowed.test(line))).toEqual([]);
});
