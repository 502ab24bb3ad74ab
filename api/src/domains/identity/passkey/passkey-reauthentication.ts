import { PASSKEY_MINUTES, type PasskeyAnswer, type PasskeyReauthentication } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { createPasskeyRepository } from './passkey.repository.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import { type RelyingParty, requireRelyingParty } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';
import { readClientData, verifyAnswer } from './verify-passkey.ts';

export type PasskeyReauthenticationService = ReturnType<typeof createPasskeyReauthentication>;

type Options = {
  database: Database;
  challenges: PasskeyChallenges;
  /** Undefined: this site has no passkeys. */
  relyingParty: RelyingParty | undefined;
  now: () => Date;
};

/** Who is asked again who they are, and where. */
type Asked = { userId: string; sessionId: string };

/** Proves by a passkey that whoever is signed in is the account's owner (decision 0109). */
export function createPasskeyReauthentication({ database, challenges, relyingParty, now }: Options) {
  const repository = createPasskeyRepository(database);

  return {
    /** @throws ProblemError `passkey-not-found` where the person has none, or `passkeys-unavailable` */
    async begin(asked: Asked, browserHash: Buffer): Promise<PasskeyReauthentication> {
      const { id: rpId } = requireRelyingParty(relyingParty);
      const own = await repository.list(asked.userId);
      if (own.length === 0) throw new ProblemError(404, 'passkey-not-found');
      return {
        challenge: await challenges.create({ browserHash, ...asked }),
        rpId,
        timeout: PASSKEY_MINUTES * MINUTE_MILLISECONDS,
        userVerification: 'required',
        allowCredentials: own.map(({ credential_id, transports }) => ({
          type: 'public-key',
          id: credential_id.toString('base64url'),
          transports,
        })),
      };
    },

    /** Whether it is an answer of one of the person's own passkeys to a challenge of this session. */
    async isAnswered(
      { browserHash, ...asked }: Asked & { browserHash: Buffer | undefined },
      credential: PasskeyAnswer,
    ): Promise<boolean> {
      const clientData = readClientData(credential.response.clientDataJSON);
      if (!relyingParty || !clientData) return false;
      if (!(await challenges.take(clientData.challenge, { browserHash, ...asked }))) return false;
      const row = await repository.findByCredential(Buffer.from(credential.id, 'base64url'));
      if (row?.user_id !== asked.userId) return false;
      // A device that was told which passkeys to use need not say whose they are (WebAuthn Level 3, 7.2).
      const { userHandle = userHandleOf(asked.userId) } = credential.response;
      if (userHandle !== userHandleOf(asked.userId)) return false;
      const used = await verifyAnswer(credential, clientData, row, relyingParty);
      return used !== undefined && repository.use({ id: row.id, ...used, at: now() });
    },
  };
}
