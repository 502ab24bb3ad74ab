import { SECOND_FACTOR_MINUTES, SECOND_FACTOR_TRIES } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { SignIn } from '../security-event/record-sign-in.ts';
import { createPendingSignInRepository, type PendingSignInRow } from './pending-sign-in.repository.ts';
import type { SecondFactorService } from './second-factor.service.ts';

export type PendingSignIn = PendingSignInRow;

export type PendingSignInService = ReturnType<typeof createPendingSignInService>;

/** Sign-ins whose first factor was right, each in the browser that has begun it. */
export function createPendingSignInService(
  database: Database,
  factors: Pick<SecondFactorService, 'read'>,
  now: () => Date,
) {
  const repository = createPendingSignInRepository(database);
  return {
    /**
     * Does nothing for an account without a second factor that needs none.
     * @throws ProblemError `second-factor-required`, with the step that comes next
     */
    async begin({ userId, method, name }: SignIn, browserHash: Buffer): Promise<void> {
      const { hasAuthenticator, isMandatory } = await factors.read(userId);
      if (!hasAuthenticator && !isMandatory) return;
      const step = hasAuthenticator ? 'code' : 'enrolment';
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + SECOND_FACTOR_MINUTES * MINUTE_MILLISECONDS);
      const tries = SECOND_FACTOR_TRIES;
      await repository.put({ browserHash, userId, method, name, step, tries, createdAt, expiresAt });
      throw new ProblemError(403, 'second-factor-required', { step });
    },

    /** @throws ProblemError `sign-in-expired` where this browser has begun none, or it is over */
    async find(browserHash: Buffer | undefined, step: PendingSignIn['step']): Promise<PendingSignIn> {
      const pending = browserHash && (await repository.find(browserHash, now()));
      if (pending?.step !== step) throw signInExpired();
      return pending;
    },

    takeTry: (browserHash: Buffer, userId: string) => repository.takeTry(browserHash, userId, now()),

    /** @throws ProblemError `sign-in-expired` for everybody but the one who comes first */
    async end(browserHash: Buffer, { user_id: userId, method, name }: PendingSignIn): Promise<SignIn> {
      if (!(await repository.end(browserHash, userId))) throw signInExpired();
      return { userId, method, ...(name !== null && { name }) };
    },

    removeOld: () => repository.deleteExpired(now()),
  };
}

function signInExpired(): ProblemError {
  return new ProblemError(409, 'sign-in-expired');
}
