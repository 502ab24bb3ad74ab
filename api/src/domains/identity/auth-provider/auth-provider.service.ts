import { randomUUIDv7 } from 'node:crypto';
import type { LanguageTag } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import { lockAddress } from '../account/lock-address.ts';
import { lockPerson } from '../account/lock-person.ts';
import {
  type ChangePlace,
  recordAndMail,
  recordSecurityEvent,
} from '../security-event/record-security-event.ts';
import type { SignIn } from '../security-event/record-sign-in.ts';
import { createAuthProviderRepository } from './auth-provider.repository.ts';
import type { ProviderClient } from './provider-client.ts';
import type { ProviderIdentity } from './provider-identity.ts';
import { emailNotVerified, signInRefused, unknownProvider } from './provider-problems.ts';

/** The provider of `POST /api/google-auth` (specification §7). */
const GOOGLE_ID = 'google';
/** In characters (OpenID Connect Core §2). */
const SUBJECT_MAXIMUM = 255;

/** Who asks in which language, and from where. */
type Asking = { language: LanguageTag; client: RequestClient };

export type AuthProviderService = ReturnType<typeof createAuthProviderService>;

export function createAuthProviderService(
  database: Database,
  providers: readonly ProviderClient[],
  now: () => Date,
) {
  /** @throws ProblemError when the site has no such provider */
  const provider = (id: string): ProviderClient => {
    const found = providers.find((candidate) => candidate.id === id);
    if (!found) throw unknownProvider();
    return found;
  };

  /**
   * Whose account a provider's person has: the one that is linked, else the one with the same verified
   * address, else a new one.
   */
  const userOf = async (providerId: string, identity: ProviderIdentity, asking: Asking): Promise<SignIn> => {
    const { issuer, subject, verifiedEmail } = identity;
    if (!isSubject(subject)) throw signInRefused();
    const known = await createAuthProviderRepository(database).findUser(issuer, subject);
    if (known) return { userId: known, method: 'provider', name: providerId };
    // Whoever can name any address at a provider must not get the account of that address, nor keep its owner
    // from having one.
    if (!verifiedEmail) throw emailNotVerified();
    const { userId, isNew } = await link(providerId, { ...identity, verifiedEmail }, asking);
    return { userId, method: 'provider', name: providerId, isFirst: isNew };
  };

  const link = (
    providerId: string,
    identity: ProviderIdentity & { verifiedEmail: string },
    { language, client }: Asking,
  ): Promise<{ userId: string; isNew: boolean }> =>
    database.transaction().execute(async (transaction) => {
      const repository = createAuthProviderRepository(transaction);
      const { issuer, subject, verifiedEmail: email, firstName, lastName } = identity;
      const createdAt = now();
      await lockAddress(transaction, email);
      const userId = await repository.claimProfile({
        userId: randomUUIDv7(),
        email,
        firstName,
        lastName,
        createdAt,
      });
      const isNew = await repository.insertAccount(userId, language, createdAt);
      const isLinked = await repository.insertIdentity({
        issuer,
        subject,
        userId,
        provider: providerId,
        createdAt,
      });
      // The same person at the same moment, by another window.
      if (!isLinked) return { userId: (await repository.findUser(issuer, subject)) ?? userId, isNew: false };
      const kind = isNew ? 'account-created' : 'provider-linked';
      const event = { userId, kind, method: 'provider', name: providerId, at: createdAt } as const;
      const eventId = await recordSecurityEvent(transaction, client, event);
      if (!isNew) await addJob(transaction, 'send-provider-linked', { userId, providerId, eventId });
      return { userId, isNew };
    });

  return {
    list: () => providers.map(({ id, name }) => ({ id, name })),

    begin: (providerId: string, redirectUri: string, state: string) =>
      provider(providerId).begin(redirectUri, state),

    /** @returns who has signed in, by the code with which the provider sent the browser back */
    async complete(
      code: string,
      {
        providerId,
        ...secrets
      }: { providerId: string; verifier: string; nonce: string; redirectUri: string },
      asking: Asking,
    ): Promise<SignIn> {
      return userOf(providerId, await provider(providerId).exchange(code, secrets), asking);
    },

    /**
     * For who has proved again who they are. A mailed code still signs them in, so nobody is locked out.
     * @throws ProblemError `provider-not-linked`
     */
    unlink: (userId: string, providerId: string, { client, origin }: ChangePlace): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        await lockPerson(transaction, userId);
        if (!(await createAuthProviderRepository(transaction).deleteIdentities(userId, providerId)))
          throw new ProblemError(409, 'provider-not-linked');
        const event = { userId, kind: 'provider-unlinked', name: providerId, at: now(), origin } as const;
        await recordAndMail(transaction, client, event);
      }),

    /** The same by an access token of Google. */
    async completeWithToken(accessToken: string, asking: Asking): Promise<SignIn> {
      return userOf(GOOGLE_ID, await provider(GOOGLE_ID).identify(accessToken), asking);
    },
  };
}

function isSubject(subject: string): boolean {
  return subject.length <= SUBJECT_MAXIMUM && /^[^\p{Cc}]+$/u.test(subject) && subject.isWellFormed();
}
