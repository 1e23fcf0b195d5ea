import { errorOf, NotTested, type Reply } from '../../src/check/index.ts';

/**
 * A target may count what all filespaces hold together, and have as many as it takes while others look at theirs.
 * @throws {NotTested} where the answer to a create says so.
 */
export function unlessFull(reply: Reply): void {
  const { message = '' } = errorOf(reply);
  if (reply.response.status === 400 && /^Maximum number\b/i.test(message)) {
    throw new NotTested(`the target takes no more of these at once: ${message}`);
  }
}
