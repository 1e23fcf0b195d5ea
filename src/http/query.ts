/**
 * A query as every server reads it: spaces as `%20`, since a plus sign stands for a space in forms only, and elsewhere for
 * itself.
 */
export function queryText(parameters: URLSearchParams): string {
  return parameters.size === 0 ? '' : `?${parameters.toString().replaceAll('+', '%20')}`;
}
