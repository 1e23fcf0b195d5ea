import { type Contract, operationsOf } from '../../generate/contract.ts';
import { isArray, isObject, stringOf } from '../../generate/json.ts';
import { type Call, callOf } from '../calls.ts';

/** The operations of one tag. */
export interface Folder {
  readonly name: string;
  readonly description: string;
  readonly calls: readonly NamedCall[];
}

export interface NamedCall extends Call {
  readonly name: string;
  readonly description: string;
}

/** Every operation of a contract, in the folders and the order that its reference has. */
export function foldersOf(contract: Contract): readonly Folder[] {
  const tags = isArray(contract.document.tags) ? contract.document.tags.filter(isObject) : [];
  const operations = operationsOf(contract);
  return tags.map((tag) => ({
    name: stringOf(tag.name) ?? '',
    description: stringOf(tag.description) ?? '',
    calls: operations
      .filter(({ node }) => isArray(node.tags) && node.tags[0] === tag.name)
      .map((operation) => ({
        ...callOf(operation),
        name: stringOf(operation.node.summary) ?? operation.operation,
        description: stringOf(operation.node.description)?.trim() ?? '',
      })),
  }));
}

/** What a collection is called, and the address that its requests begin with. */
export function headOf({ document }: Contract): { readonly title: string; readonly baseUrl: string } {
  const info = isObject(document.info) ? document.info : {};
  const [server] = isArray(document.servers) ? document.servers.filter(isObject) : [];
  const variables = isObject(server?.variables) ? server.variables : {};
  const url = (stringOf(server?.url) ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const variable = variables[name];
    return (isObject(variable) ? stringOf(variable.default) : undefined) ?? name;
  });
  return { title: stringOf(info.title) ?? '', baseUrl: url };
}

/** The variable that holds the secret; it is empty, and each caller fills it in. */
export const secrets = { partner: 'apiKey', workspace: 'token' } as const;
