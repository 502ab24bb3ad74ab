import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { ProblemError } from '../../problem-error.ts';

/** Rounds of each try, and tries until it is solved: about half a second on a slow phone (docs/decisions/0022). */
const COST = 5000;
const TRIES = { minimum: 60, maximum: 90 };
/** Long enough to write a long message after the form was opened. */
const CHALLENGE_MILLISECONDS = 60 * 60 * 1000;

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

export type ContactChallenges = ReturnType<typeof createContactChallenges>;

/** Work for a browser: ALTCHA's proof of work, signed, without a third party and without anything kept. */
export function createContactChallenges(formKey: string, now: () => Date) {
  return {
    issue(): Promise<Challenge> {
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(TRIES.maximum, TRIES.minimum),
        deriveKey,
        expiresAt: new Date(now().getTime() + CHALLENGE_MILLISECONDS),
        hmacSignatureSecret: `challenge ${formKey}`,
        hmacKeySignatureSecret: `key ${formKey}`,
      });
    },

    /**
     * @returns the challenge's nonce, by which a second use is known
     * @throws ProblemError `challenge-expired` or `invalid-solution`
     */
    async check(encoded: string): Promise<string> {
      const payload = readPayload(encoded);
      if (!payload) throw invalidSolution();
      const { challenge, solution } = payload;
      // By this server's clock, which tests set.
      if ((challenge.parameters.expiresAt ?? 0) * 1000 < now().getTime()) throw expired();
      const { verified, expired: isExpired } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: `challenge ${formKey}`,
        hmacKeySignatureSecret: `key ${formKey}`,
      });
      if (isExpired) throw expired();
      if (!verified) throw invalidSolution();
      return challenge.parameters.nonce;
    },
  };
}

function readPayload(encoded: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString());
    return Value.Check(Payload, payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

function expired(): ProblemError {
  return new ProblemError(
    410,
    'challenge-expired',
    'This form has been open for too long. Please send it once more.',
  );
}

function invalidSolution(): ProblemError {
  return new ProblemError(
    400,
    'invalid-solution',
    'We could not make sure that a person sends this. Please send it once more.',
  );
}
