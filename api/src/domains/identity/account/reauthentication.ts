import type { Proof } from '@moien/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { AttemptGuard } from '../access/attempt-limits.ts';
import { knownBrowserHashOf } from '../access/browser-cookie.ts';
import type { PasswordService } from './password.service.ts';
import { verifyPassword } from './password-hash.ts';
import type { RecordRefusal } from './record-refusal.ts';

/**
 * Whether whoever is signed in is the account's owner and not somebody at their open screen: by the password,
 * or by a code that this browser has asked for as for signing in.
 * @throws ProblemError 403 `proof-refused`; TooManyTries
 */
export type Reauthenticate = (userId: string, proof: Proof, request: FastifyRequest) => Promise<void>;

/** Codes that are asked for by mail in the browser that uses them. */
type SignInCodes = {
  useCode: (asker: { email: string; browserHash: Buffer }, code: string) => Promise<boolean>;
};

export function createReauthentication(
  passwords: Pick<PasswordService, 'findByUser'>,
  codes: SignInCodes,
  guard: AttemptGuard,
  recordRefusal: RecordRefusal,
): Reauthenticate {
  return async (userId, proof, request) => {
    const account = await passwords.findByUser(userId);
    const email = account?.email ?? '';
    const browserHash = knownBrowserHashOf(request);
    const isProved =
      'password' in proof
        ? await guard.attempt(request, { kind: 'password', subject: email }, () =>
            verifyPassword(proof.password, account?.password_hash),
          )
        : await guard.attempt(
            request,
            { kind: 'code', subject: email },
            async () => browserHash !== undefined && codes.useCode({ email, browserHash }, proof.token),
          );
    if (isProved) return;
    const method = 'password' in proof ? 'password' : 'code';
    recordRefusal(request, { kind: 'reauthentication', method, email });
    throw new ProblemError(403, 'proof-refused');
  };
}
