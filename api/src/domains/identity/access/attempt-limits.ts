import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyTries } from '../../../lib/problem-error.ts';
import { createAttemptCeiling } from '../../../plugins/attempt-ceiling.ts';
import { type CountingSettings, openCountingRedis } from '../../../plugins/counting-redis.ts';
import { networkOf } from '../../../plugins/network.ts';
import { createSlowdown, type Slowdown } from '../../../plugins/slowdown.ts';
import { knownBrowserHashOf } from './browser-cookie.ts';

/**
 * What is guessed: a secret of this kind that belongs to the subject, such as the password of an e-mail
 * address.
 */
export type Attempt = { kind: 'password' | 'code' | 'passkey' | 'second-factor'; subject: string };

export type AttemptGuard = {
  /**
   * Makes the try unless there were too many wrong ones; one that does not end well counts.
   * @returns the outcome of the try
   * @throws TooManyTries whether or not there is such a subject
   */
  attempt: (request: FastifyRequest, guess: Attempt, isRight: () => Promise<boolean>) => Promise<boolean>;
};

export type AttemptedAccounts = {
  /** Whether somebody has signed in to the account of that address in that browser. */
  isKnownBrowser: (browserHash: Buffer, email: string) => Promise<boolean>;
  /**
   * Called when unknown browsers have used up an address's wrong passwords of a day; it may have no account.
   */
  onManyWrongPasswords: (email: string) => Promise<void>;
};

/** A network may be a whole school, so that it is slowed down late and little. */
const RULES = {
  network: { name: 'network', freeTries: 50, waitSecondsMaximum: 30 },
  subject: { name: 'subject', freeTries: 5, waitSecondsMaximum: 60 * 60 },
  browser: { name: 'browser', freeTries: 10, waitSecondsMaximum: 15 * 60 },
} as const;

/** For one address and all unknown browsers together: far more than people mistype (decision 0039). */
export const WRONG_PASSWORDS_A_DAY = 100;

/**
 * Slows guessing down by network, and by subject and network. A browser in which the person has signed in
 * before is counted by itself and by nothing else: what others try, even beside it, locks nobody out.
 * Passwords that unknown browsers try for one address have a daily ceiling besides, whichever networks they
 * come from, and so have codes of the second factor; mailed codes have none, nor have passkeys, which cannot
 * be guessed.
 */
export function createAttemptGuard(
  app: FastifyInstance,
  { isRateLimited, redisUrl }: CountingSettings,
  { isKnownBrowser, onManyWrongPasswords }: AttemptedAccounts,
): AttemptGuard {
  if (!isRateLimited) return { attempt: (_request, _guess, isRight) => isRight() };
  const redis = redisUrl
    ? openCountingRedis(app, redisUrl, 'guesses are counted in this process')
    : undefined;
  const slowdowns = {
    network: createSlowdown(RULES.network, redis),
    subject: createSlowdown(RULES.subject, redis),
    browser: createSlowdown(RULES.browser, redis),
  };

  const ceiling = createAttemptCeiling(WRONG_PASSWORDS_A_DAY, redis);

  /** @returns what becomes of the attempt once it has ended */
  const beginBelowCeiling = async (
    kind: 'password' | 'second-factor',
    email: string,
    undo: () => Promise<unknown>,
  ) => {
    const key = keyOf(kind, email);
    const begun = await ceiling.begin(key);
    if ('waitSeconds' in begun) {
      await undo();
      throw new TooManyTries(begun.waitSeconds);
    }
    return async (isRight: boolean) => {
      if (isRight) await ceiling.undo(key);
      else if (kind === 'password' && begun.count === WRONG_PASSWORDS_A_DAY)
        await onManyWrongPasswords(email);
    };
  };

  return {
    async attempt(request, { kind, subject }, isRight) {
      const email = subject.toLowerCase();
      const browser = knownBrowserHashOf(request);
      if (browser && (await isKnownBrowser(browser, email))) {
        const key = keyOf(kind, email, browser.toString('hex'));
        await begin(slowdowns.browser, key);
        return settle(await isRight(), () => slowdowns.browser.forget(key));
      }
      const network = networkOf(request.ip);
      const [networkKey, subjectKey] = [keyOf(kind, network), keyOf(kind, email, network)];
      await begin(slowdowns.network, networkKey);
      await begin(slowdowns.subject, subjectKey, () => slowdowns.network.undo(networkKey));
      const undo = () =>
        Promise.all([slowdowns.network.undo(networkKey), slowdowns.subject.undo(subjectKey)]);
      const hasCeiling = kind === 'password' || kind === 'second-factor';
      const end = hasCeiling ? await beginBelowCeiling(kind, email, undo) : undefined;
      const outcome = await isRight();
      await end?.(outcome);
      return settle(outcome, () =>
        Promise.all([slowdowns.network.undo(networkKey), slowdowns.subject.forget(subjectKey)]),
      );
    },
  };
}

async function begin(slowdown: Slowdown, key: string, undo?: () => Promise<void>): Promise<void> {
  const seconds = await slowdown.begin(key);
  if (seconds === 0) return;
  await undo?.();
  throw new TooManyTries(seconds);
}

async function settle(isRight: boolean, forgive: () => Promise<unknown>): Promise<boolean> {
  if (isRight) await forgive();
  return isRight;
}

/** No address lies readable where it is counted. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
