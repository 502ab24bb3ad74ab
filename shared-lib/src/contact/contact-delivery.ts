import type { ContactChallenge } from '@moien/contract';
import { type Proof, solve } from '../challenge/solve-challenge.ts';
import type { RootStore } from '../stores/root-store.ts';
import type { ContactErrors, ContactValues } from './contact-fields.ts';

export type Delivery = {
  /** Begins the work that a message costs, so that it is done before the message is written. */
  prepare: () => void;
  check: (values: ContactValues) => Promise<ContactErrors>;
  send: (values: ContactValues, onProgress: (progress: 'checking' | 'sending') => void) => Promise<Sent>;
};

export type Sent =
  | { kind: 'sent' | 'offline' }
  /** In the words of the server; a fault is one of its own (5xx). */
  | { kind: 'failed'; code: string; message: string; isFault: boolean };

/** A solution that would expire while the message is on its way is not used. */
const MARGIN_MILLISECONDS = 30_000;

/** With another challenge the same message is taken. */
const CHALLENGE_CODES = ['challenge-expired', 'challenge-used', 'invalid-solution'];

/** What a form needs once somebody writes. @param check says what is wrong before anything is sent */
export function createDelivery(
  { api, languageTag }: Pick<RootStore, 'api' | 'languageTag'>,
  check: Delivery['check'],
  solveWork: (challenge: ContactChallenge) => Promise<Proof> = solve,
): Delivery {
  let work: Promise<Proof | undefined> | undefined;

  async function begin(): Promise<Proof | undefined> {
    const outcome = await api.call('getContactChallenge');
    return outcome.kind === 'ok' ? solveWork(outcome.value) : undefined;
  }

  function prepare() {
    work ??= begin().catch((error: unknown) => {
      console.warn('The work that a message costs could not be done.', error);
      return undefined;
    });
  }

  async function proof(): Promise<Proof | undefined> {
    prepare();
    const done = await work;
    if (done && done.expiresAt > Date.now() + MARGIN_MILLISECONDS) return done;
    work = undefined;
    prepare();
    return work;
  }

  async function send(values: ContactValues, onProgress: Parameters<Delivery['send']>[1]): Promise<Sent> {
    onProgress('checking');
    const done = await proof();
    if (!done) {
      work = undefined;
      return { kind: 'offline' };
    }
    onProgress('sending');
    const { name, email, topic, text, website, about } = values;
    const outcome = await api.call('sendContactMessage', {
      body: {
        name: name.trim(),
        email: email.trim(),
        topic,
        text: text.trim(),
        ...(about && { about }),
        website,
        languageCode: languageTag,
        solution: done.solution,
      },
    });
    if (outcome.kind === 'unreachable') return { kind: 'offline' };
    // Each solution serves once.
    work = undefined;
    if (outcome.kind === 'ok') return { kind: 'sent' };
    const { code, message } = outcome.problem;
    const isFault = outcome.status >= 500;
    if (isFault) console.warn(`A message was not taken: ${outcome.status} ${code}.`);
    return { kind: 'failed', code, message, isFault };
  }

  return {
    prepare,
    check,
    async send(values, onProgress) {
      const first = await send(values, onProgress);
      return first.kind === 'failed' && CHALLENGE_CODES.includes(first.code)
        ? send(values, onProgress)
        : first;
    },
  };
}
