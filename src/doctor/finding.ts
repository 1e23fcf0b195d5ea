/** One thing that was looked at. */
export interface Finding {
  state: 'ok' | 'warning' | 'problem';
  what: string;
  note: string;
}

export function ok(what: string, note: string): Finding {
  return { state: 'ok', what, note };
}

/** Worth a look, but a run can begin. */
export function warning(what: string, note: string): Finding {
  return { state: 'warning', what, note };
}

/** What a run would stumble over. */
export function problem(what: string, note: string): Finding {
  return { state: 'problem', what, note };
}
