import type { Outcome } from '../provider/outcome.ts';
import type { ProviderAnswer } from '../provider/provider-answer.ts';
import { askProvider } from './ask-provider.ts';
import type { Attempt } from './attempt.ts';

const NOW = new Date('2027-03-01T12:00:00Z');
const MINUTE = 60_000;

const SUCCEEDED: Outcome<ProviderAnswer> = {
  is: 'answered',
  value: {
    providerId: 'payin_1',
    tag: 'id',
    status: 'succeeded',
    resultCode: '000000',
    challengeUrl: null,
    amount: 100,
    currency: 'EUR',
    endsAt: null,
  },
};
const refused = (status: number): Outcome<never> => ({ is: 'refused', status, reason: 'x' });
const NO_ANSWER: Outcome<never> = { is: 'unknown', reason: 'x' };
const NOTHING: Outcome<null> = { is: 'answered', value: null };

type Case = {
  /** Minutes since it was sent. */
  age?: number;
  providerId?: string;
  kind?: Attempt['kind'];
  found?: Outcome<ProviderAnswer>;
  first?: Outcome<ProviderAnswer> | null;
  listed?: Outcome<ProviderAnswer | null>;
  isWanted?: boolean;
};

/** @returns the outcome that is recorded, or `sent again` */
async function ask(given: Case): Promise<string> {
  const { age = 1, providerId = null, kind = 'payment', isWanted = true } = given;
  const attempt = {
    id: 'id',
    kind,
    provider_id: providerId,
    sent_at: new Date(NOW.getTime() - age * MINUTE).toISOString(),
  } as Attempt;
  let isSent = false;
  const { outcome } = await askProvider(
    {
      find: async () => given.found ?? NO_ANSWER,
      findAnswer: async () => given.first ?? null,
      findByTag: async () => given.listed ?? NOTHING,
    },
    {
      attempt,
      parties: { payer_id: 'user_1', wallet_id: 'wlt_1', source_provider_id: null },
      resend: async () => {
        isSent = true;
        return { outcome: NO_ANSWER, cardAlias: null };
      },
      isWanted: async () => isWanted,
    },
    NOW,
  );
  return isSent ? 'sent again' : outcome.is;
}

it.each<[string, Case, string]>([
  ['the provider knows it by its own name', { providerId: 'payin_1', found: SUCCEEDED }, 'answered'],
  ['the provider does not answer', { providerId: 'payin_1', found: NO_ANSWER }, 'unknown'],
  ['the question itself is refused', { providerId: 'payin_1', found: refused(403), age: 999 }, 'unknown'],
  ['it is not found at once', { providerId: 'payin_1', found: refused(404) }, 'unknown'],
  ['it is not found for long', { providerId: 'payin_1', found: refused(404), age: 31 }, 'refused'],
  ['its key has an answer', { first: SUCCEEDED }, 'answered'],
  ['its key was refused', { first: refused(400) }, 'refused'],
  ['its key has no answer to be had', { first: NO_ANSWER, age: 999 }, 'unknown'],
  ['its key ended in a fault, and a list has it', { first: refused(500), listed: SUCCEEDED }, 'answered'],
  ['its key ended in a fault a moment ago', { first: refused(500), age: 1 }, 'unknown'],
  ['its key ended in a fault, and no list has it', { first: refused(500), age: 3 }, 'refused'],
  ['a list has it', { listed: SUCCEEDED }, 'answered'],
  ['the lists do not answer', { listed: NO_ANSWER, age: 999 }, 'unknown'],
  ['the lists are refused', { listed: refused(403), age: 9999 }, 'unknown'],
  ['nothing knows it, and it may be under way', { age: 0.4 }, 'unknown'],
  ['nothing knows it', {}, 'sent again'],
  ['nothing knows it, and its user is gone', { listed: refused(404) }, 'sent again'],
  ['nothing knows it shortly before its key ends', { age: 22.9 * 60 }, 'sent again'],
  ['nothing knows it when its key has ended', { age: 23.1 * 60 }, 'refused'],
  ['nobody wants it any more', { isWanted: false }, 'unknown'],
  ['nobody wants it any more, for long', { isWanted: false, age: 31 }, 'refused'],
  ['it is a release', { kind: 'release', age: 9999 }, 'sent again'],
])('when %s', async (_case, given, expected) => {
  expect(await ask(given)).toBe(expected);
});
