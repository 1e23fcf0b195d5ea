import { type Exchange, type Finding, field, show } from '../../src/check/index.ts';

/* Whichever page of whichever directory a run asks for: all that stands on it names the directory as its parent. */

const requirement = 'workspace.entry.children.only-direct';
const listed = /\/entries\/([^/]+)\/children$/;

export function directChildrenRule({ operation, status, json, request, expectation }: Exchange): Finding[] {
  const [, written] = listed.exec(new URL(request.url).pathname) ?? [];
  const entries = field(field(json, 'data'), 'entries');
  const isJudged = operation?.endsWith('/children') === true && status === 200 && expectation.open !== true;
  if (!isJudged || written === undefined || !Array.isArray(entries)) return [];
  const id = decodedId(written);
  // That each has a parentId is a matter of its form.
  const stray = entries.find(
    (entry) => typeof field(entry, 'parentId') === 'string' && field(entry, 'parentId') !== id,
  );
  const problem =
    stray === undefined ? null : { expected: `only entries with the parentId ${show(id)}`, got: show(stray) };
  return [{ requirement, subject: `${operation} shows children alone`, problem }];
}

function decodedId(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
