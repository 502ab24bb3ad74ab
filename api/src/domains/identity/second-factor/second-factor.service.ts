import { randomBytes } from 'node:crypto';
import type { AuthenticatorSetup } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { Seal } from '../../../lib/seal.ts';
import { lockPerson } from '../account/lock-person.ts';
import { type ChangePlace, type MailedKind, recordAndMail } from '../security-event/record-security-event.ts';
import { authenticatorSetup } from './authenticator-setup.ts';
import { stepOfCode } from './one-time-code.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { createSecondFactorRepository, type SecondFactorRow } from './second-factor.repository.ts';

/** As long as the hash that its codes are made with (RFC 4226 §4, R6). */
const SECRET_BYTES = 20;
/** For as long as somebody takes to set up an app. */
const PENDING_MINUTES = 30;

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

type Options = {
  database: Database;
  /** Of secrets, each bound to its account. */
  seal: Seal;
  codes: RecoveryCodes;
  /** Whether the roles team-member and admin cannot sign in without an authenticator. */
  isMandatoryForTeam: boolean;
  now: () => Date;
};

export function createSecondFactorService({ database, seal, codes, isMandatoryForTeam, now }: Options) {
  const repository = createSecondFactorRepository(database);
  const pendingSince = () => new Date(now().getTime() - PENDING_MINUTES * MINUTE_MILLISECONDS);
  const isMandatory = (row: SecondFactorRow | undefined) =>
    isMandatoryForTeam && row !== undefined && row.role !== 'user';

  const stepOf = (userId: string, sealedSecret: Buffer | undefined, code: string): number | undefined => {
    const secret = sealedSecret && seal.open(sealedSecret, userId);
    return secret && stepOfCode(secret, code.replace(/\s/g, ''), now());
  };

  /** One change of an account after the other, with its event and its mail. */
  const change = (
    userId: string,
    kind: MailedKind,
    { client, origin }: ChangePlace,
    work: (transaction: Transaction<Tables>) => Promise<void>,
  ): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      await lockPerson(transaction, userId);
      await work(transaction);
      await recordAndMail(transaction, client, { userId, kind, at: now(), origin });
    });

  const putCodes = async (transaction: Transaction<Tables>, userId: string): Promise<string[]> => {
    const made = codes.create();
    const hashes = made.map((code) => codes.hash(userId, code));
    await createSecondFactorRepository(transaction).replaceRecoveryCodes(userId, hashes, now());
    return made;
  };

  return {
    async read(userId: string) {
      const row = await repository.find(userId);
      return {
        hasAuthenticator: row?.has_authenticator ?? false,
        recoveryCodeCount: row?.recovery_code_count ?? 0,
        isMandatory: isMandatory(row),
      };
    },

    /** The one that is in use stays until a code of the new one has come. */
    async begin(userId: string, email: string): Promise<AuthenticatorSetup> {
      const secret = randomBytes(SECRET_BYTES);
      await repository.putPending(userId, seal.seal(secret, userId), now());
      return authenticatorSetup(secret, email);
    },

    /**
     * @param isFirst before a session: no authenticator that was set up meanwhile is replaced
     * @returns recovery codes
     * @throws ProblemError `authenticator-code-refused`, or `sign-in-expired`
     */
    async confirm(userId: string, code: string, place: ChangePlace, isFirst = false): Promise<string[]> {
      let made: string[] = [];
      await change(userId, 'authenticator-added', place, async (transaction) => {
        const pending = createSecondFactorRepository(transaction);
        if (isFirst && (await pending.find(userId))?.has_authenticator)
          throw new ProblemError(409, 'sign-in-expired');
        const sealed = await pending.findSecret(userId, 'pending', pendingSince());
        const step = stepOf(userId, sealed, code);
        if (!sealed || step === undefined || !(await pending.activate(userId, sealed, step)))
          throw new ProblemError(403, 'authenticator-code-refused');
        made = await putCodes(transaction, userId);
      });
      return made;
    },

    /** @throws ProblemError `no-authenticator`, or `second-factor-mandatory` */
    remove: (userId: string, place: ChangePlace): Promise<void> =>
      change(userId, 'authenticator-removed', place, async (transaction) => {
        const factors = createSecondFactorRepository(transaction);
        if (isMandatory(await factors.find(userId))) throw new ProblemError(409, 'second-factor-mandatory');
        if (!(await factors.remove(userId))) throw new ProblemError(409, 'no-authenticator');
      }),

    /** @throws ProblemError `no-authenticator` */
    async renewCodes(userId: string, place: ChangePlace): Promise<string[]> {
      let made: string[] = [];
      await change(userId, 'recovery-codes-renewed', place, async (transaction) => {
        const row = await createSecondFactorRepository(transaction).find(userId);
        if (!row?.has_authenticator) throw new ProblemError(409, 'no-authenticator');
        made = await putCodes(transaction, userId);
      });
      return made;
    },

    /** Whether it is a code of the app, or one for who has lost it; each counts once. */
    async use(userId: string, code: string, place: ChangePlace): Promise<boolean> {
      const step = stepOf(userId, await repository.findSecret(userId, 'active', new Date(0)), code);
      if (step !== undefined) return repository.useStep(userId, step);
      const hash = codes.hash(userId, code);
      return database.transaction().execute(async (transaction) => {
        const factors = createSecondFactorRepository(transaction);
        if (!(await factors.useRecoveryCode(userId, hash, now()))) return false;
        const event = { userId, kind: 'recovery-code-used', at: now(), origin: place.origin } as const;
        await recordAndMail(transaction, place.client, event);
        return true;
      });
    },

    removeOld: () => repository.deletePending(pendingSince()),
  };
}
