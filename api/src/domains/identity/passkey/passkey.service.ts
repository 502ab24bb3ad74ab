import { randomUUIDv7 } from 'node:crypto';
import {
  type NewPasskey,
  PASSKEY_MINUTES,
  PASSKEYS_MAXIMUM,
  type Passkey,
  type PasskeyAnswer,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { cleanName } from '../../../lib/contact-text.ts';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { accountBlocked } from '../access/blocked-account.ts';
import { lockPerson } from '../account/lock-person.ts';
import { type ChangePlace, recordAndMail } from '../security-event/record-security-event.ts';
import type { SignIn } from '../security-event/record-sign-in.ts';
import { presentPasskey } from './passkey.presenter.ts';
import { createPasskeyRepository, type NewPasskeyRow } from './passkey.repository.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import { guessPasskeyName } from './passkey-name.ts';
import { type RelyingParty, requireRelyingParty } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';
import { ALGORITHMS, readClientData, verifyAnswer, verifyNewPasskey } from './verify-passkey.ts';

const NAME_OF_SITE = 'Moïen';
const TIMEOUT = PASSKEY_MINUTES * MINUTE_MILLISECONDS;

export type PasskeyService = ReturnType<typeof createPasskeyService>;

type Options = {
  database: Database;
  challenges: PasskeyChallenges;
  /** Undefined: this site has no passkeys. */
  relyingParty: RelyingParty | undefined;
  now: () => Date;
};

/** Who adds a passkey, and in which browser. */
type Owner = { userId: string; browserHash: Buffer | undefined };

export function createPasskeyService({ database, challenges, relyingParty, now }: Options) {
  const repository = createPasskeyRepository(database);

  const requireParty = () => requireRelyingParty(relyingParty);

  const insert = (passkey: NewPasskeyRow, { client, origin }: ChangePlace): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const { userId, name } = passkey;
      await lockPerson(transaction, userId);
      const own = createPasskeyRepository(transaction);
      refuseTooMany(await own.list(userId));
      if (!(await own.insert(passkey))) throw addingRefused();
      await recordAndMail(transaction, client, { userId, kind: 'passkey-added', name, at: now(), origin });
    });

  return {
    async list(userId: string): Promise<Passkey[]> {
      return (await repository.list(userId)).map(presentPasskey);
    },

    /** @throws ProblemError `too-many-passkeys`, or `passkeys-unavailable` */
    async begin(
      { userId, email }: { userId: string; email: string },
      browserHash: Buffer,
    ): Promise<PasskeyCreation> {
      const { id } = requireParty();
      const own = await repository.list(userId);
      refuseTooMany(own);
      return {
        challenge: await challenges.create({ browserHash, userId }),
        rp: { id, name: NAME_OF_SITE },
        user: { id: userHandleOf(userId), name: email, displayName: email },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: TIMEOUT,
        attestation: 'none',
        excludeCredentials: own.map(({ credential_id, transports }) => ({
          type: 'public-key',
          id: credential_id.toString('base64url'),
          transports,
        })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      };
    },

    /** @throws ProblemError `passkey-refused`, `passkey-expired`, or `too-many-passkeys` */
    async add({ userId, browserHash }: Owner, credential: NewPasskey, place: ChangePlace): Promise<Passkey> {
      const party = requireParty();
      const clientData = readClientData(credential.response.clientDataJSON);
      if (!clientData) throw addingRefused();
      await challenges.use(clientData.challenge, { browserHash, userId });
      const made = await verifyNewPasskey(credential, clientData, party);
      if (!made) throw addingRefused();
      const passkey = {
        ...{ id: randomUUIDv7(), userId, createdAt: now() },
        ...{ credentialId: made.credentialId, publicKey: made.publicKey, counter: made.counter },
        transports: credential.response.transports ?? [],
        isBackedUp: made.isBackedUp,
        name: guessPasskeyName(made.aaguid, place.client),
      };
      await insert(passkey, place);
      const { id, name, isBackedUp, createdAt } = passkey;
      return { id, name, isBackedUp, createdAt: createdAt.toISOString(), lastUsedAt: null };
    },

    /** @throws ProblemError `passkey-not-found`, or `invalid-request` where nothing is left of the name */
    async rename(userId: string, id: string, givenName: string): Promise<Passkey> {
      const name = cleanName(givenName);
      if (name === '') throw new ProblemError(400, 'invalid-request');
      const row = await repository.rename(userId, id, name);
      if (!row) throw new ProblemError(404, 'passkey-not-found');
      return presentPasskey(row);
    },

    /** @throws ProblemError `passkey-not-found` */
    remove: (userId: string, id: string, { client, origin }: ChangePlace): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        await lockPerson(transaction, userId);
        const name = await createPasskeyRepository(transaction).remove(userId, id);
        if (name === undefined) throw new ProblemError(404, 'passkey-not-found');
        const event = { userId, kind: 'passkey-removed', name, at: now(), origin } as const;
        await recordAndMail(transaction, client, event);
      }),

    /** @throws ProblemError `passkeys-unavailable` */
    async beginSignIn(browserHash: Buffer): Promise<PasskeyRequest> {
      const { id: rpId } = requireParty();
      const challenge = await challenges.create({ browserHash });
      return { challenge, rpId, timeout: TIMEOUT, userVerification: 'required' };
    },

    /**
     * @param onRefused is told whose passkey was refused, if it is one of this site
     * @throws ProblemError `passkey-refused`, whether or not there is such a passkey; `passkey-expired`, or
     * `account-blocked`
     */
    async signIn(
      browserHash: Buffer | undefined,
      credential: PasskeyAnswer,
      onRefused: (email: string) => void,
    ): Promise<SignIn> {
      const party = requireParty();
      const clientData = readClientData(credential.response.clientDataJSON);
      if (!clientData) throw signInRefused();
      await challenges.use(clientData.challenge, { browserHash });
      const row = await repository.findByCredential(Buffer.from(credential.id, 'base64url'));
      if (!row) throw signInRefused();
      const used =
        isOwner(credential, row.user_id) && (await verifyAnswer(credential, clientData, row, party));
      if (!used || !(await repository.use({ id: row.id, ...used, at: now() }))) {
        onRefused(row.email);
        throw signInRefused();
      }
      if (row.is_blocked) throw accountBlocked();
      return { userId: row.user_id, method: 'passkey', name: row.name };
    },

    removeOld: () => challenges.removeOld(),
  };
}

/** A passkey that is chosen on the device says whose it is (WebAuthn Level 3, section 7.2, step 6). */
function isOwner({ response }: PasskeyAnswer, userId: string): boolean {
  return response.userHandle === userHandleOf(userId);
}

function refuseTooMany(own: readonly unknown[]): void {
  if (own.length >= PASSKEYS_MAXIMUM)
    throw new ProblemError(409, 'too-many-passkeys', { values: { count: PASSKEYS_MAXIMUM } });
}

const signInRefused = () => new ProblemError(403, 'passkey-refused');
const addingRefused = () => new ProblemError(403, 'passkey-refused', { message: 'passkey-not-added' });
