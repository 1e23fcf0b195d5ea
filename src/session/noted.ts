import type { Redactor } from '../http/redact.ts';
import type { Attempt } from './attempts.ts';
import type { Resource } from './resources.ts';

/**
 * What a journal may hold of a resource: it outlives a run that is killed, so that no secret may stand in it.
 * @returns null where its id holds one, as with targets that make ids of credentials: such an id cannot be noted.
 */
export function notedResource(resource: Resource, redactor: Redactor): Resource | null {
  const id = redactor.text(resource.id);
  const isHeld = id !== resource.id || Object.values(resource.path).some((value) => redactor.text(value) !== value);
  return isHeld ? null : { ...resource, what: redactor.text(resource.what) };
}

/** The same for an attempt; a mark that holds a secret would be none any more without it. */
export function notedAttempt(attempt: Attempt, redactor: Redactor): Attempt {
  const { name, marks } = attempt;
  return {
    ...attempt,
    name: name === null ? null : redactor.text(name),
    marks: marks.filter((mark) => redactor.text(mark) === mark),
  };
}
