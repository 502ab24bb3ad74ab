import type { Answer, Question } from './ask.ts';

/**
 * While the process that visitors reach is dead or stopped, nobody can answer: such requests are counted
 * apart.
 */
type Outage = { from: number; to: number };

export type Sample = Omit<Answer, 'text'> & { asked: string };

export type Totals = {
  answers: number;
  byStatus: Record<string, number>;
  slowestMilliseconds: number;
  /** Sentences of answers that a site must not give. */
  problems: string[];
  slow: number;
  unanswered: number;
  wrong: number;
  /** Requests that met a process which was dead or stopped, and of these the ones that nobody answered. */
  onStopped: number;
  unansweredOnStopped: number;
  slowestOnStoppedMilliseconds: number;
};

const SLOW_MILLISECONDS = 5000;

export type Tally = ReturnType<typeof createTally>;

/** Every answer of a storm. */
export function createTally() {
  const samples: Sample[] = [];
  const outages: Outage[] = [];

  return {
    samples,

    add({ method, path }: Question, { text: _, ...answer }: Answer): void {
      samples.push({ asked: `${method} ${path}`, ...answer });
    },

    /** The process that answers visitors cannot, until the function that is given back is called. */
    beginOutage(): () => void {
      const outage: Outage = { from: performance.now(), to: Number.POSITIVE_INFINITY };
      outages.push(outage);
      return () => {
        outage.to = performance.now();
      };
    },

    totals: (): Totals => totalsOf(samples, outages),
  };
}

function totalsOf(samples: readonly Sample[], outages: readonly Outage[]): Totals {
  const meetsStopped = ({ startedAt, endedAt }: Sample) =>
    outages.some(({ from, to }) => startedAt <= to && endedAt >= from);
  const onStopped = samples.filter(meetsStopped);
  const others = samples.filter((sample) => !meetsStopped(sample));
  const slow = others.filter((sample) => millisecondsOf(sample) > SLOW_MILLISECONDS);
  const unanswered = others.filter(({ status }) => status === 0);
  // A wrong answer is wrong whoever has given it.
  const wrong = samples.filter(({ status }) => status >= 400 && !BEARABLE.has(status));
  return {
    answers: samples.length,
    byStatus: countBy(samples, ({ status }) => (status === 0 ? 'none' : String(status))),
    slowestMilliseconds: slowest(others),
    problems: [...wrong, ...unanswered, ...slow].map(sentenceOf),
    slow: slow.length,
    unanswered: unanswered.length,
    wrong: wrong.length,
    onStopped: onStopped.length,
    unansweredOnStopped: onStopped.filter(({ status }) => status === 0).length,
    slowestOnStoppedMilliseconds: slowest(onStopped),
  };
}

/** Try again later; and, of a form whose time was over by a wrong clock, fill it in again. */
const BEARABLE = new Set([503, 410]);

const millisecondsOf = ({ startedAt, endedAt }: Sample) => endedAt - startedAt;

function slowest(samples: readonly Sample[]): number {
  return samples.reduce((most, sample) => Math.max(most, millisecondsOf(sample)), 0);
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

function sentenceOf(sample: Sample): string {
  const { asked, status, failure } = sample;
  const after = `after ${(millisecondsOf(sample) / 1000).toFixed(1)} s`;
  return `${asked}: ${status === 0 ? `no answer (${failure})` : status} ${after}`;
}
