import { randomInt } from 'node:crypto';
import { CHALLENGE_SOLUTION_MAXIMUM } from '@moien/contract';
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';

/** Rounds of PBKDF2 in each try. */
const COST = 5000;
/** Tries on average for one unit of work: about half a second on a slow phone (decision 0022). */
const TRIES = 75;

/** What ALTCHA's solvers send, as base64 of JSON. */
const Payload = Type.Object({
  challenge: Type.Object({
    parameters: Type.Object({
      algorithm: Type.Literal('PBKDF2/SHA-256'),
      nonce: Type.String({ pattern: '^[0-9a-f]{32}$' }),
      salt: Type.String({ pattern: '^[0-9a-f]{32}$' }),
      cost: Type.Literal(COST),
      keyLength: Type.Integer({ minimum: 1, maximum: 64 }),
      keyPrefix: Type.String({ maxLength: 128 }),
      keySignature: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      expiresAt: Type.Integer({ minimum: 1 }),
    }),
    signature: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  }),
  solution: Type.Object({
    counter: Type.Integer({ minimum: 0, maximum: 0xffffffff }),
    derivedKey: Type.String({ pattern: '^[0-9a-f]{1,128}$' }),
  }),
});

/** What a challenge is for: the keys that sign it are made of this, so that it holds for nothing else. */
export type ChallengePurpose = { name: string; subject?: string; work: number };

export type CheckedSolution =
  /** By the nonce a second use is known. */
  { kind: 'solved'; nonce: string; expiresAt: Date } | { kind: 'expired' | 'invalid' };

export type Challenges = ReturnType<typeof createChallenges>;

/** Work for a browser: ALTCHA's proof of work, signed, without a third party and without anything kept. */
export function createChallenges(formKey: string, now: () => Date) {
  const secretsOf = ({ name, subject = '', work }: ChallengePurpose) => ({
    hmacSignatureSecret: JSON.stringify(['challenge', name, subject, work, formKey]),
    hmacKeySignatureSecret: JSON.stringify(['key', name, subject, work, formKey]),
  });

  return {
    issue: (purpose: ChallengePurpose, minutes: number): Promise<Challenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        // From 0: whoever knew a minimum would begin there.
        counter: randomInt(2 * TRIES * purpose.work),
        deriveKey,
        expiresAt: new Date(now().getTime() + minutes * MINUTE_MILLISECONDS),
        ...secretsOf(purpose),
      }),

    async check(encoded: string, purpose: ChallengePurpose): Promise<CheckedSolution> {
      const payload = readPayload(encoded);
      if (!payload) return { kind: 'invalid' };
      const { challenge, solution } = payload;
      const expiresAt = new Date((challenge.parameters.expiresAt ?? 0) * 1000);
      // By this server's clock, which tests set.
      if (expiresAt < now()) return { kind: 'expired' };
      const { verified, expired } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        ...secretsOf(purpose),
      });
      if (expired) return { kind: 'expired' };
      return verified
        ? { kind: 'solved', nonce: challenge.parameters.nonce, expiresAt }
        : { kind: 'invalid' };
    },
  };
}

function readPayload(encoded: string): { challenge: Challenge; solution: Solution } | undefined {
  if (encoded.length > CHALLENGE_SOLUTION_MAXIMUM) return undefined;
  try {
    const payload: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString());
    return Value.Check(Payload, payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}
