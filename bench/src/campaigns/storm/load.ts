import { setTimeout as delay } from 'node:timers/promises';
import { createRandom, type Random } from '@moien/api/lib/random';
import { type Ask, createAsk, type Question } from './ask.ts';
import type { Journal, Outcome } from './journal.ts';
import type { StormPerson } from './people.ts';
import type { Tally } from './tally.ts';
import { makeWrite, type Write, type Writer } from './writes.ts';

/** Between two calls of one visitor, in milliseconds. */
const WRITER_PAUSE = [200, 800] as const;
const READER_PAUSE = [300, 1200] as const;
/** Sooner than `Retry-After` says, so that the site has it harder. */
const REPEAT_PAUSE = [100, 600] as const;

const END_MILLISECONDS = 60_000;

export type Load = {
  /** No new work; resolves when what was begun is acknowledged or refused, or given up after a minute. */
  end: () => Promise<void>;
  /** Nothing more, whatever was begun. */
  abandon: () => void;
};

export type LoadParts = {
  address: string;
  seed: number;
  people: readonly StormPerson[];
  readers: number;
  questions: readonly Question[];
  journal: Journal;
  tally: Tally;
};

/** Writers, one for each person, and readers, who go on until they are told to end. */
export function startLoad({ address, seed, people, readers, questions, journal, tally }: LoadParts): Load {
  let isEnding = false;
  let isAbandoned = false;
  const askWith = (random: Random): Ask => {
    const ask = createAsk(address, () => visitorAddress(random));
    return async (question) => {
      const answer = await ask(question);
      tally.add(question, answer);
      return answer;
    };
  };
  const pause = (random: Random, [minimum, maximum]: readonly [number, number]) =>
    delay(random.between(minimum, maximum));

  async function write(number: number, person: StormPerson): Promise<void> {
    const random = createRandom(seed + number * 7919);
    const writer: Writer = { person, number, random, ask: askWith(random) };
    for (let count = 0; !isEnding; count += 1) {
      const next = await makeWrite(writer, count);
      if (next) await repeatUntilKnown(writer, next);
      await pause(random, WRITER_PAUSE);
    }
  }

  async function repeatUntilKnown({ ask, random }: Writer, next: Write): Promise<void> {
    for (let outcome: Outcome = 'unknown'; outcome === 'unknown' && !isAbandoned; ) {
      outcome = outcomeOf((await ask(next.question)).status);
      journal.note(next, outcome);
      if (outcome === 'unknown') await pause(random, REPEAT_PAUSE);
    }
  }

  async function read(number: number): Promise<void> {
    const random = createRandom(seed + number * 104_729);
    const ask = askWith(random);
    while (!isEnding) {
      await ask(random.pick(questions));
      await pause(random, READER_PAUSE);
    }
  }

  const running = [
    ...people.map((person, index) => write(index + 1, person)),
    ...Array.from({ length: readers }, (_, index) => read(index + 1)),
  ];
  const abandon = () => {
    isEnding = true;
    isAbandoned = true;
  };
  return {
    async end() {
      isEnding = true;
      const limit = setTimeout(abandon, END_MILLISECONDS);
      await Promise.all(running);
      clearTimeout(limit);
    },
    abandon,
  };
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'acknowledged';
  return status >= 400 && status < 500 ? 'refused' : 'unknown';
}

/** Any of a private network. */
export function visitorAddress(random: Random): string {
  return `10.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`;
}
