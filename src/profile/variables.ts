import type { Path } from './document.ts';

/** Where a `${NAME}` could not be filled in. */
export interface VariableProblem {
  path: Path;
  message: string;
}

export interface FilledIn {
  tree: unknown;
  /** Key path (joined by dots) to variable, for values that are exactly `${NAME}`. */
  references: ReadonlyMap<string, string>;
  problems: readonly VariableProblem[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

const reference = /\$\$\{|\$\{([^}]*)\}?/g;
const exactReference = /^\$\{([A-Za-z_][A-Za-z0-9_]*)\}$/;
const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Replaces every `${NAME}` in every string of a tree by the variable's value; `$${` stands for a literal `${`. */
export function fillInVariables(tree: unknown, env: Environment): FilledIn {
  const references = new Map<string, string>();
  const problems: VariableProblem[] = [];

  const fill = (text: string, path: Path): string => {
    const exact = exactReference.exec(text)?.[1];
    if (exact !== undefined) references.set(path.join('.'), exact);
    return text.replaceAll(reference, (whole: string, name: string | undefined) => {
      if (whole === '$${') return '${';
      const value = name === undefined ? undefined : env[name];
      if (value !== undefined && whole.endsWith('}')) return value;
      problems.push({ path, message: variableMessage(whole, name ?? '') });
      // Anything but nothing: an empty value would be reported a second time.
      return whole;
    });
  };

  const walk = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') return fill(value, path);
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]));
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]));
  };

  return { tree: walk(tree, []), references, problems };
}

const remedy = `write $\{NAME}, or $$\{ for a literal $\{`;

function variableMessage(whole: string, name: string): string {
  if (!whole.endsWith('}')) return `a variable reference is not closed; ${remedy}`;
  if (!variableName.test(name)) return `a variable reference holds no variable name; ${remedy}`;
  return `the environment variable ${name} is not set; set it, or remove the key if it is optional`;
}

/** Whether a value is an object made of keys, and neither a list nor an instance of a class. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
