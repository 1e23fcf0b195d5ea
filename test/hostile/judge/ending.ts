import { bounds, type Course, type Rule, type Verdict } from '../model.ts';
import { reportOf } from './report.ts';

const exitCodes: Readonly<Record<Verdict, number>> = { conformant: 0, nonconformant: 1, inconclusive: 3 };

/** @param patience by which times are multiplied, for a machine that does much else. */
export function bounded(patience: number): Rule {
  return ({ target: { expect }, killed, seconds, secondsAfterLastAnswer, memoryMb, output }) => {
    const { within, afterLastAnswer = Number.POSITIVE_INFINITY } = expect;
    return [
      ...(killed ? [`did not end by itself: killed after ${seconds.toFixed(0)} s`] : []),
      ...(!killed && seconds > within * patience ? [`took ${seconds.toFixed(0)} s instead of ${within}`] : []),
      ...(!killed && secondsAfterLastAnswer > afterLastAnswer * patience
        ? [`ended ${secondsAfterLastAnswer.toFixed(0)} s after the last answer, not within ${afterLastAnswer}`]
        : []),
      ...(memoryMb > bounds.memoryMb ? [`took ${memoryMb.toFixed(0)} MB of memory`] : []),
      ...(output.length > bounds.outputBytes ? [`printed ${output.length} bytes`] : []),
    ];
  };
}

/** What only a defect of the suite would print. */
const crash =
  /^ +at .+[:(]\d+(:\d+)?\)?$|internal error|Maximum call stack|\b(Type|Range|Reference|Syntax|URI)Error\b|UnhandledPromise|URI malformed|^\(node:\d+\)/m;

export const noCrash: Rule = ({ output }) => {
  const found = crash.exec(output.toString());
  return found === null ? [] : [`printed ${JSON.stringify(found[0].slice(0, 100))}`];
};

export const verdict: Rule = ({ target: { expect }, code, killed, output, files }) => {
  if (killed) return [];
  const wanted = expect.verdict.map((each) => exitCodes[each]);
  const said = output.toString().match(/^(conformant|nonconformant|inconclusive)(:.*)?$/gm) ?? [];
  const first = said[0] ?? 'no verdict';
  if (code === null || !wanted.includes(code)) {
    return [`ended with exit code ${code} instead of ${wanted.join(' or ')}: ${shortened(first)}`];
  }
  const problems: string[] = [];
  if (said.length !== 1) problems.push(`printed ${said.length} verdicts`);
  const report = reportOf(files);
  const told = report === null ? 'no report.json' : report.verdict;
  if (told === 'no report.json' || exitCodes[told] !== code) problems.push(`exit code ${code}, but ${told}`);
  return [...problems, ...wronglyFailed(expect.mayFail, files)];
};

function wronglyFailed(mayFail: RegExp | undefined, files: Course['files']): string[] {
  if (mayFail === undefined) return [];
  const failed = reportOf(files)?.requirements.filter(({ status }) => status === 'failed') ?? [];
  const wrong = failed.filter(({ id }) => !mayFail.test(id)).map(({ id }) => id);
  return wrong.length === 0 ? [] : [`accused of ${wrong.length} that hold, such as ${wrong[0]}`];
}

export const causeNamed: Rule = ({ target: { expect }, killed, output }) => {
  if (killed || expect.cause === undefined || expect.cause.test(output.toString())) return [];
  const told = /^inconclusive.*$|^ {4}\S.*$/m.exec(output.toString())?.[0] ?? '';
  return [`no word of ${expect.cause.source}: ${shortened(told)}`];
};

function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
