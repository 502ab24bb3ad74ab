import type { Random } from '@moien/api/lib/random';
import { solutionOf } from '@moien/api/testing/solve-challenge';
import type { Answer, Ask, Question } from './ask.ts';
import type { Change } from './journal.ts';
import type { StormPerson } from './people.ts';

/** A call that changes one row, and may be repeated (docs/operating.md). */
export type Write = Change & { question: Question };

export type Writer = { person: StormPerson; number: number; random: Random; ask: Ask };

/** Gives undefined when the site cannot prepare it just now. */
type MakeWrite = (writer: Writer, count: number) => Write | Promise<Write | undefined>;

/** What a writer does; those that are here more often are done more often. */
const WRITES: readonly MakeWrite[] = [favorite, favorite, visit, visit, report, report, newsletter, contact];

export function makeWrite(writer: Writer, count: number): Promise<Write | undefined> {
  return Promise.resolve(writer.random.pick(WRITES)(writer, count));
}

function favorite(writer: Writer): Write {
  return keepOrForget(writer, 'favorite', '/api/favorites');
}

function visit(writer: Writer): Write {
  return keepOrForget(writer, 'visit', '/api/history');
}

function keepOrForget({ person, random }: Writer, noun: string, url: string): Write {
  const home = random.pick(person.homes);
  const isThere = random.below(2) === 0;
  const method = isThere ? 'PUT' : 'DELETE';
  return {
    key: `${noun} ${person.userId} ${home}`,
    isThere,
    question: { method, path: `${url}/${home}`, cookie: person.cookie },
  };
}

/** Nothing but a lock keeps two of these from being there. */
function report({ person, number, random }: Writer, count: number): Write {
  const text = `storm report ${number}-${count}`;
  return {
    key: text,
    isThere: true,
    question: {
      method: 'POST',
      path: `/api/properties/${random.pick(person.homes)}/reports`,
      cookie: person.cookie,
      body: { reason: 'other', text },
    },
  };
}

function newsletter({ number }: Writer, count: number): Write {
  const email = `storm-${number}-${count}@example.org`;
  const newsletterSubscription = { isActive: true, email, languageCode: 'en' };
  return {
    key: email,
    isThere: true,
    question: { method: 'POST', path: '/api/newsletter-subscription', body: { newsletterSubscription } },
  };
}

async function contact({ ask, person, number }: Writer, count: number): Promise<Write | undefined> {
  const given = await ask({ method: 'GET', path: '/api/contact-messages/challenge' });
  if (given.status !== 200) return undefined;
  const text = `storm message ${number}-${count}`;
  const body = {
    name: 'Storm',
    email: `storm-${number}@example.org`,
    topic: 'question',
    text,
    languageCode: 'en',
    website: '',
    solution: await solutionOf(challengeOf(given)),
  };
  return {
    key: text,
    isThere: true,
    question: { method: 'POST', path: '/api/contact-messages', cookie: person.cookie, body },
  };
}

const challengeOf = ({ text }: Answer): Parameters<typeof solutionOf>[0] => JSON.parse(text);
