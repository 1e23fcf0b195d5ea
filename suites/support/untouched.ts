import { type CheckContext, fail, NotTested, type Reply } from '../../src/check/index.ts';
import { recordOf } from './filespaces.ts';
import { sameMoment } from './moments.ts';

const attempts = 3;
const moreThanASecond = 1_100;

const updatedAtOf = (reply: Reply): string => String(recordOf(reply).updatedAt);

/** What was seen of a filespace before and after something that is no update of it. */
interface Looks {
  readonly before: Reply;
  readonly after: Reply;
  look(): Promise<Reply>;
  /** Does it once more. */
  again(): Promise<Reply>;
}

/** Fails where that sets `updatedAt`, and nothing else does. */
export async function expectNotUpdated(t: CheckContext, { before, after, look, again }: Looks): Promise<void> {
  if (updatedAtOf(before) === updatedAtOf(after)) return;
  // A target may update by itself what it has just made, or whenever it measures it.
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const idle = await look();
    await t.sleep(moreThanASecond);
    const still = await look();
    if (!sameMoment(updatedAtOf(idle), updatedAtOf(still))) throw new NotTested('the target updates it by itself');
    const write = await again();
    const now = await look();
    if (sameMoment(updatedAtOf(still), updatedAtOf(now))) return;
    if (attempt === attempts) fail(`updatedAt ${updatedAtOf(still)} as before`, updatedAtOf(now), still, write, now);
  }
}
