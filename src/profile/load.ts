import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { whyUnreadable } from '../model/unreadable.ts';
import { type Path, type ProfileDocument, parseProfile } from './document.ts';
import { type Problem, ProfileError } from './error.ts';
import { type Finding, judge } from './judge.ts';
import type { HttpSettings, Secret, Target, WorkspaceTarget } from './model.ts';
import { nearest } from './nearest.ts';
import { type Places, readPems } from './pem.ts';
import { proxyOf } from './proxy.ts';
import { profileSchema, type StatedTarget, targetSchema } from './schema.ts';
import { type References, secretsIn, secretsOf } from './secrets.ts';
import { type StatedSettings, settingsOf } from './settings.ts';
import { type Environment, fillInVariables, isPlainObject } from './variables.ts';

export interface LoadOptions {
  /** Without one, a `conformance.yaml`, `.yml` or `.json` is taken: that in `cwd`, or above it in the same repository. */
  file?: string;
  /** Needed only where the profile holds several targets. */
  targetName?: string;
  env: Environment;
  cwd: string;
  /** Settings of the command line; they win over the profile. */
  overrides: Partial<HttpSettings>;
}

/** Where a tree came from, for turning findings into problems with a place. */
interface Source {
  file: string;
  /** Keys above the target, such as `targets`, `staging`. */
  prefix: Path;
  lineOf(path: Path): number | null;
  /** Relative paths of files begin here: those in the profile, and those in reports. */
  places: Places;
  references: References;
}

const usualFiles = ['conformance.yaml', 'conformance.yml', 'conformance.json'];

/** The chosen target of a profile file; null when no file was named and none is found. */
export async function loadTarget({ file, targetName, env, cwd, overrides }: LoadOptions): Promise<Target | null> {
  const path = pathOf(file, cwd);
  if (path === undefined) return null;
  const document = parseProfile(file ?? path.slice(dirname(path).length + 1), readProfile(file ?? path, path));
  const name = chooseTarget(document, targetName);
  const prefix = ['targets', name];
  const stated = isPlainObject(document.tree) ? descend(document.tree, prefix) : undefined;
  const { tree, references, problems } = fillInVariables(stated, env);
  const source = {
    file: document.file,
    prefix,
    lineOf: document.lineOf,
    places: { directory: dirname(path), cwd },
    references,
  };
  return buildTarget(name, tree, { ...overrides, ...settingsIn(env) }, source, problems);
}

function settingsIn(env: Environment): Pick<HttpSettings, 'proxy' | 'extraCa'> {
  const [proxy, extraCa] = [proxyOf(env), env.NODE_EXTRA_CA_CERTS ?? ''];
  return { ...(proxy && { proxy }), ...(extraCa !== '' && { extraCa }) };
}

/**
 * What is secret in the profile that a command line means, for messages that may come before it is read, or because it
 * cannot be: whatever is wrong with it is of no interest here.
 */
export function secretsOfProfile({ file, env, cwd }: Pick<LoadOptions, 'file' | 'env' | 'cwd'>): Secret[] {
  try {
    const path = pathOf(file, cwd);
    const { tree } = parseProfile('', path === undefined ? '' : readFileSync(path, 'utf8'));
    const targets = isPlainObject(tree) && isPlainObject(tree.targets) ? Object.values(tree.targets) : [];
    return targets.flatMap((target) => {
      const { tree: filled, references, problems } = fillInVariables(target, env);
      // Where a variable is not set, its name stands, which nobody has to guess at.
      const unfilled = new Set(problems.map(({ path: place }) => place.join('.')));
      return secretsIn(filled, references).filter(({ path: place }) => !unfilled.has(place.join('.')));
    });
  } catch {
    return [];
  }
}

function pathOf(file: string | undefined, cwd: string): string | undefined {
  // A variable that is empty names no file.
  if (file !== undefined && file !== '') return resolve(cwd, file);
  return placesFrom(cwd)
    .flatMap((folder) => usualFiles.map((name) => join(folder, name)))
    .find(existsSync);
}

/** A folder, and those above it up to that of the repository; where it is in none, itself alone. */
function placesFrom(cwd: string): string[] {
  const above: string[] = [];
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    above.push(folder);
    if (existsSync(join(folder, '.git'))) return above;
    if (dirname(folder) === folder) return [cwd];
  }
}

/** A target from a plain object, such as the profile of the embedded reference service. */
export function targetFromObject(name: string, object: unknown, overrides: Partial<HttpSettings>): Target {
  const source = {
    file: `target ${name}`,
    prefix: [],
    lineOf: () => null,
    places: { directory: process.cwd(), cwd: process.cwd() },
    references: new Map<string, string>(),
  };
  return buildTarget(name, object, overrides, source, []);
}

function readProfile(shown: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ProfileError(shown, [{ line: null, path: '', message: whyUnreadable(error) }]);
  }
}

function chooseTarget(document: ProfileDocument, wanted: string | undefined): string {
  const judged = judge(profileSchema, document.tree);
  const fail = (findings: Finding[]): never => {
    const problems = findings.map((finding) => located(finding, { prefix: [], lineOf: document.lineOf }));
    throw new ProfileError(document.file, problems);
  };
  if (!judged.ok) return fail(judged.findings.map(misplaced));
  const names = Object.keys(judged.value.targets);
  const at = (message: string) => fail([{ path: ['targets'], message }]);
  const [first] = names;
  if (first === undefined) return at('holds no target; add one, such as targets: {staging: {partner: …}}');
  if (wanted === undefined) {
    return names.length === 1 ? first : at(`holds several targets; choose one with --target: ${names.join(', ')}`);
  }
  if (names.includes(wanted)) return wanted;
  const near = nearest(wanted, names);
  return at(`holds no target ${wanted}; ${near === null ? `there are: ${names.join(', ')}` : `did you mean ${near}?`}`);
}

/** The keys of a target at the top of the file are the likeliest mistake of a first profile. */
function misplaced(finding: Finding): Finding {
  const [key, ...rest] = finding.path;
  if (rest.length > 0 || !Object.keys(targetSchema.shape).includes(String(key))) return finding;
  return { ...finding, message: 'belongs into a target, below targets and a name: targets, staging, partner' };
}

function buildTarget(
  name: string,
  tree: unknown,
  overrides: Partial<HttpSettings>,
  source: Source,
  earlier: readonly Finding[],
): Target {
  const judged = judge(targetSchema, tree);
  const fresh = judged.ok ? [] : judged.findings.filter((finding) => isNews(finding, earlier));
  const findings = [...earlier, ...fresh.map((finding) => withVariable(finding, source.references))];
  const files = judged.ok ? readPems(judged.value.http ?? {}, source.places) : { pems: {}, files: {}, findings: [] };
  findings.push(...files.findings);
  if (!judged.ok || findings.length > 0) {
    const problems = findings.map((finding) => located(finding, source));
    throw new ProfileError(source.file, problems);
  }
  const http = { ...judged.value.http, ...files.pems, files: files.files };
  return assemble(name, judged.value, http, overrides, source.references);
}

/** A variable that is missing makes its value invalid, too; once is enough. */
function isNews(finding: Finding, earlier: readonly Finding[]): boolean {
  return !earlier.some(({ path }) => path.join('.') === finding.path.join('.'));
}

/** Says which variable supplied a value that is wrong. */
function withVariable({ path, message }: Finding, references: References): Finding {
  const variable = references.get(path.join('.'));
  return { path, message: variable === undefined ? message : `${message} (the value comes from ${variable})` };
}

function assemble(
  name: string,
  stated: StatedTarget,
  http: StatedSettings,
  overrides: Partial<HttpSettings>,
  references: References,
): Target {
  const { partner, workspace } = stated;
  const baseUrls = [partner?.baseUrl, workspace?.baseUrl].filter((url) => url !== undefined);
  const target = {
    name,
    ...(partner && {
      partner: {
        ...partner,
        apiKey: partner.apiKey ?? '',
        credentials: partner.credentials ?? {},
        fixtures: partner.fixtures ?? {},
      },
    }),
    ...(workspace && { workspace: workspaceTarget(workspace) }),
    vocabulary: stated.vocabulary ?? {},
    http: settingsOf(http, overrides, baseUrls),
  };
  return { ...target, secrets: secretsOf(target, references) };
}

function workspaceTarget(stated: NonNullable<StatedTarget['workspace']>): WorkspaceTarget {
  const filespace = stated.filespace ?? {};
  return {
    ...stated,
    token: stated.token ?? '',
    credentials: stated.credentials ?? {},
    fixtures: stated.fixtures ?? {},
    filespace: {
      ...filespace,
      region: filespace.region ?? 'eu-central-1',
      storageProvider: filespace.storageProvider ?? 'StorageA',
      storageOwner: filespace.storageOwner ?? 'vendor',
    },
  };
}

function located({ path, message }: Finding, { prefix, lineOf }: Pick<Source, 'prefix' | 'lineOf'>): Problem {
  const whole = [...prefix, ...path];
  return { line: lineOf(whole), path: whole.join('.'), message };
}

function descend(tree: Record<string, unknown>, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isPlainObject(value) ? value[key] : undefined), tree);
}
