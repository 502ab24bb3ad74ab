import {
  applyForBeta,
  requestPasswordReset,
  requestSignInToken,
  signIn,
  signInWithPassword,
  signUp,
} from '@moien/contract';
import type { LightMyRequestResponse } from 'fastify';
import { insertAccount } from '../account-factory.ts';
import { openBrowser, type TestBrowser } from '../test-browser.ts';
import type { AttackedSite } from './attacked-site.ts';
import { createFindings, type Outcome } from './outcome.ts';

type Ask = (browser: TestBrowser, email: string) => Promise<LightMyRequestResponse>;

const NAMES = { firstName: 'Jo', lastName: 'Ney' };
const ENTRY = { ...NAMES, phonePrefix: '+352', phoneNumber: '621 123 456', password: 'Another-horse-2' };

/** What must not tell whether an address has an account. */
const ASKS: Record<string, Ask> = {
  'request-token': (browser, email) => browser.post(requestSignInToken.url, { email }),
  'sign-in': (browser, email) => browser.post(signIn.url, { email, token: '123456' }),
  'admin/sign-in': (browser, email) =>
    browser.submit(signInWithPassword.url, { email, password: 'Wrong-horse-3' }),
  'password-resets': (browser, email) => browser.post(requestPasswordReset.url, { email }),
  'sign-up': (browser, email) => browser.post(signUp.url, { ...ENTRY, email }),
  'beta-apply': (browser, email) => browser.post(applyForBeta.url, { ...NAMES, email, languageCode: 'en' }),
};

/**
 * How often a known address may be the slower one of two before its time tells of it; half of them where it
 * says nothing.
 */
const SLOWER_SHARE = { minimum: 0.15, maximum: 0.85 };

/** With 5 pairs, chance exceeds the share in 1 of 20 comparisons; with 50, in fewer than 1 of a million. */
const MINIMUM_OF_TIMED_PAIRS = 50;

type Samples = { known: number[]; unknown: number[] };

/** Answers are compared byte for byte, and times as distributions where there are enough of them. */
export async function compareAddresses(site: AttackedSite, count: number): Promise<Outcome> {
  const { problems, expect } = createFindings();
  const figures: string[] = [];
  for (const [name, ask] of Object.entries(ASKS)) {
    const samples: Samples = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let index = 0; index < count; index += 1) {
      const known = `known-${name.replace('/', '-')}-${index}@example.org`;
      await insertAccount(site.client, { email: known });
      const pair = [
        ['known', known],
        ['unknown', known.replace('known', 'nobody')],
      ] as const;
      // What comes second may be quicker.
      for (const [kind, email] of index % 2 === 0 ? pair : pair.toReversed()) {
        const browser = openBrowser(site.open);
        const started = performance.now();
        const answer = await ask(browser, email);
        samples[kind].push(performance.now() - started);
        answers.add(comparable(answer));
      }
    }
    expect(answers.size === 1, `${name} answers ${[...answers].slice(0, 2).join(' and ')}`);
    const share = slowerShare(samples);
    expect(
      count < MINIMUM_OF_TIMED_PAIRS || (share >= SLOWER_SHARE.minimum && share <= SLOWER_SHARE.maximum),
      `${name}: known addresses are slower in ${share}`,
    );
    figures.push(
      `${name} ${median(samples.known).toFixed(1)} and ${median(samples.unknown).toFixed(1)} ms, known slower in ${Math.round(share * 100)} %`,
    );
  }
  return { figures: `${count} pairs each, medians of known and unknown: ${figures.join('; ')}`, problems };
}

/** Without what is new in every answer. */
function comparable({ statusCode, headers, body }: LightMyRequestResponse): string {
  const { date: _date, 'x-request-id': _id, 'set-cookie': cookies, ...fixed } = headers;
  const names = [cookies].flat().map((cookie) => String(cookie).replace(/=[^;]*/, '='));
  return JSON.stringify([statusCode, fixed, names, body.replace(/"requestId":"[^"]*"/, '')]);
}

/** Of all pairs of a known and an unknown address. */
function slowerShare({ known, unknown }: Samples): number {
  const slower = known.flatMap((one) => unknown.filter((other) => one > other)).length;
  return slower / (known.length * unknown.length);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
