/** One thing that was looked at. */
export interface Finding {
  state: 'ok' | 'warning' | 'problem';
  what: string;
  note: string;
}

/** A credential or fixture that is not what its key of the profile says; the note completes "The key …". */
export interface ProfileMistake {
  key: string;
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
