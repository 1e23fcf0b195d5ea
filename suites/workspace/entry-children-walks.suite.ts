import { check, expectThat, NotTested } from '../../src/check/index.ts';
import {
  changingLimits,
  expectUnrefused,
  limitsInTurns,
  unrefused,
  wideDirectory,
  wideWalkOfChangingLimits,
  wideWalksInTurns,
} from '../support/entry-walks.ts';
import { expectComplete, expectOnce } from '../support/judged-walks.ts';

/* A cursor stands for a place among the children: neither the limit of a page nor somebody else's walk moves it. */

const changing = `pages of the limits ${changingLimits.join(', ')} and none`;

check('workspace.entry.children.complete', `${changing} yield every child`, async (t) => {
  const { walked, children } = await wideWalkOfChangingLimits(t);
  expectComplete(expectUnrefused(walked), children);
});

check('workspace.entry.children.once', `${changing} yield no child twice`, async (t) => {
  expectOnce(unrefused((await wideWalkOfChangingLimits(t)).walked));
});

check('workspace.entry.children.limit', 'a limit that is smaller than that of the page before counts', async (t) => {
  const { walked } = await wideWalkOfChangingLimits(t);
  const { pages } = expectUnrefused(walked);
  if (pages.length === 1) throw new NotTested(`${changingLimits[0]} children are no part of the page`);
  for (const [index, limit] of changingLimits.entries()) {
    const page = pages[index];
    if (page === undefined) continue;
    const { entries, reply } = page;
    expectThat(entries.length <= limit, `at most ${limit} entries on page ${index + 1}`, `${entries.length}`, reply);
  }
});

const inTurns = `two walks that go on at the same time, in pages of ${limitsInTurns.join(' and ')},`;

check('workspace.entry.children.complete', `${inTurns} yield every child each`, async (t) => {
  const { children } = await wideDirectory(t);
  const walks = (await wideWalksInTurns(t)).map(expectUnrefused);
  const replies = walks.flatMap((walked) => walked.replies);
  for (const walked of walks) expectComplete({ ...walked, replies }, children);
});

check('workspace.entry.children.once', `${inTurns} yield no child twice`, async (t) => {
  const walks = (await wideWalksInTurns(t)).map(unrefused);
  const replies = walks.flatMap((walked) => walked.replies);
  for (const walked of walks) expectOnce({ ...walked, replies });
});
