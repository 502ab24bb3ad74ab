import { timesText } from '../faults/times-text.ts';
import type { StormOutcome } from './run-storm.ts';
import type { Struck } from './strike-faults.ts';

const PROBLEMS_SHOWN = 20;
const ERRORS_SHOWN = 10;
const SENTENCE_LENGTH = 160;

export function struckLine({ number, kind, lastedMilliseconds, recoveredMilliseconds }: Struck): string {
  const lasted = lastedMilliseconds > 0 ? `lasted ${(lastedMilliseconds / 1000).toFixed(1)} s` : 'at once';
  const recovered =
    recoveredMilliseconds === null ? 'NOT WELL AGAIN' : `well again after ${recoveredMilliseconds} ms`;
  return `${String(number).padStart(4)}  ${kind.padEnd(18)} ${lasted.padEnd(13)} ${recovered}`;
}

/** What a storm must not do, a sentence each; none when all is well. */
export function problemsOf({ audit, mails, totals, dead, struck }: StormOutcome): string[] {
  return [
    ...audit.lost.map((key) => `lost: ${key}`),
    ...audit.undone.map((key) => `undone: ${key}`),
    ...audit.duplicates.map((key) => `twice: ${key}`),
    ...mails.missing.map((email) => `no mail and no job: ${email}`),
    ...dead.map((name) => `dead: ${name}`),
    ...struck
      .filter(({ recoveredMilliseconds }) => recoveredMilliseconds === null)
      .map(({ number, kind }) => `not well again: fault ${number}, ${kind}`),
    ...totals.problems,
  ];
}

/** The end of a storm as lines: a table by kind, then totals and verdict. */
export function reportLines(outcome: StormOutcome): string[] {
  const { deployment, struck, audit, mails, totals, dead, missing, loggedErrors } = outcome;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  const statuses = Object.entries(totals.byStatus).map(([status, count]) => `${count} × ${status}`);
  const problems = problemsOf(outcome);
  return [
    '',
    `deployment ${deployment}: ${struck.length} faults; from the end of each to the first good read and write`,
    ...kindLines(struck),
    `      all: ${timesText(recoveriesOf(struck))}`,
    ...missing.map((sentence) => `      left out: ${sentence}`),
    '',
    `${totals.answers} requests: ${statuses.join(', ')}`,
    `${audit.acknowledged} writes acknowledged; what became of ${audit.unknown} nobody was told`,
    `${mails.subscriptions} subscriptions: ${mails.written} mails written (${mails.twice.length} twice), ` +
      `${mails.waiting} waiting, ${mails.missing.length} missing`,
    `${totals.onStopped} requests met a process of visitors that was killed or frozen: ` +
      `${totals.unansweredOnStopped} unanswered, slowest ${seconds(totals.slowestOnStoppedMilliseconds)}; all others:`,
    `${audit.lost.length} lost, ${audit.undone.length} undone, ${audit.duplicates.length} duplicates, ` +
      `${dead.length} dead, slowest ${seconds(totals.slowestMilliseconds)}, ${totals.slow} slower than 5 s, ` +
      `${totals.unanswered} unanswered, ${totals.byStatus['500'] ?? 0} × 500, ${totals.wrong} wrong answers`,
    ...loggedErrors
      .slice(0, ERRORS_SHOWN)
      .map(({ sentence, count }) => `      logged ${count} times: ${sentence.slice(0, SENTENCE_LENGTH)}`),
    ...problems.slice(0, PROBLEMS_SHOWN).map((problem) => `      ${problem}`),
    ...(problems.length > PROBLEMS_SHOWN ? [`      and ${problems.length - PROBLEMS_SHOWN} more`] : []),
  ];
}

function kindLines(struck: readonly Struck[]): string[] {
  return [...Map.groupBy(struck, ({ kind }) => kind)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([kind, ofKind]) =>
        `${String(ofKind.length).padStart(4)}  ${kind.padEnd(18)} ${timesText(recoveriesOf(ofKind))}`,
    );
}

const recoveriesOf = (struck: readonly Struck[]) =>
  struck.map(({ recoveredMilliseconds }) => recoveredMilliseconds ?? Number.POSITIVE_INFINITY);
