/** What of the telling answer shows a failure, as far as it can be told without knowing the whole check. */
export type Look =
  /** Its status is none of these: `404`, or `4XX` for any of them. */
  | { kind: 'status'; wanted: readonly string[] }
  /** A value of it is none of these; as JSON. */
  | { kind: 'value'; what: string; got: string; wanted: readonly string[] }
  /** The schema is broken at this JSON pointer, by what stands there, or by the lack of a property. */
  | { kind: 'place'; pointer: string; missing: string | null }
  /** Its content type is not that of JSON. */
  | { kind: 'content-type' };

/** The numbers of status codes, as a look writes them. */
export function statusLook(wanted: readonly (number | string)[]): Look {
  return { kind: 'status', wanted: wanted.map(String) };
}
