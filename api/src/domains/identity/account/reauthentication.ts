import type { PasskeyAnswer, Proof } from '@moien/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { AttemptGuard } from '../access/attempt-limits.ts';
import { knownBrowserHashOf } from '../access/browser-cookie.ts';
import { requireUser } from '../access/signed-in.ts';
import type { PasswordService } from './password.service.ts';
import { verifyPassword } from './password-hash.ts';
import type { RecordRefusal } from './record-refusal.ts';

/**
 * Whether whoever is signed in is the account's owner and not somebody at their open screen: by the password,
 * by a code that this browser has asked for as for signing in, or by a passkey that has signed a challenge of
 * this session.
 * @throws ProblemError 403 `proof-refused`; TooManyTries
 */
export type Reauthenticate = (userId: string, proof: Proof, request: FastifyRequest) => Promise<void>;

/** Codes that are asked for by mail in the browser that uses them. */
type SignInCodes = {
  useCode: (asker: { email: string; browserHash: Buffer }, code: string) => Promise<boolean>;
};

/** Challenges that the session has asked for and one of the person's own passkeys has signed. */
type PasskeyChallengesOfSession = {
  isAnswered: (
    asker: { userId: string; sessionId: string; browserHash: Buffer | undefined },
    credential: PasskeyAnswer,
  ) => Promise<boolean>;
};

export function createReauthentication(
  passwords: Pick<PasswordService, 'findByUser'>,
  codes: SignInCodes,
  passkeys: PasskeyChallengesOfSession,
  guard: AttemptGuard,
  recordRefusal: RecordRefusal,
): Reauthenticate {
  return async (userId, proof, request) => {
    const account = await passwords.findByUser(userId);
    const email = account?.email ?? '';
    const browserHash = knownBrowserHashOf(request);
    const isRight = async (): Promise<boolean> => {
      if ('password' in proof) return verifyPassword(proof.password, account?.password_hash);
      if ('token' in proof)
        return browserHash !== undefined && codes.useCode({ email, browserHash }, proof.token);
      const { sessionId } = requireUser(request);
      return passkeys.isAnswered({ userId, sessionId, browserHash }, proof.passkey);
    };
    const method = methodOf(proof);
    if (await guard.attempt(request, { kind: method, subject: email }, isRight)) return;
    recordRefusal(request, { kind: 'reauthentication', method, email });
    throw new ProblemError(403, 'proof-refused');
  };
}

function methodOf(proof: Proof): 'password' | 'code' | 'passkey' {
  if ('password' in proof) return 'password';
  return 'token' in proof ? 'code' : 'passkey';
}
