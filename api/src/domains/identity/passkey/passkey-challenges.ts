import { PASSKEY_MINUTES } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { createToken, isToken } from '../../../lib/random-token.ts';

/** Of one browser: each open page with the sign-in has one. */
const OPEN_MAXIMUM = 10;

/** Who may answer a challenge. */
export type ChallengeHolder = {
  browserHash: Buffer;
  /** Who adds a passkey; undefined for a sign-in. */
  userId?: string | undefined;
};

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;

/** What a device has to sign: 256 random bits that count once, in the browser that has asked for them. */
export function createPasskeyChallenges(database: Database, now: () => Date) {
  return {
    /** @returns base64url */
    async create({ browserHash, userId = undefined }: ChallengeHolder): Promise<string> {
      const challenge = createToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + PASSKEY_MINUTES * MINUTE_MILLISECONDS);
      await sql`
        with surplus as (
          delete from passkey_challenge where challenge in (
            select challenge from passkey_challenge where browser_hash = ${browserHash}
            order by created_at desc offset ${OPEN_MAXIMUM - 1}
          )
        )
        insert into passkey_challenge (challenge, browser_hash, user_id, created_at, expires_at)
        values (${bytesOf(challenge)}, ${browserHash}, ${userId ?? null}::uuid, ${createdAt}, ${expiresAt})
      `.execute(database);
      return challenge;
    },

    /** @throws ProblemError `passkey-expired` for everybody but the holder who comes first, in time */
    async use(challenge: string, { browserHash, userId }: Partial<ChallengeHolder>): Promise<void> {
      if (!isToken(challenge) || !browserHash) throw passkeyExpired();
      const { rows } = await sql`
        delete from passkey_challenge
        where challenge = ${bytesOf(challenge)} and browser_hash = ${browserHash}
          and user_id is not distinct from ${userId ?? null}::uuid and expires_at > ${now()}
        returning 1
      `.execute(database);
      if (rows.length === 0) throw passkeyExpired();
    },

    async removeOld(): Promise<void> {
      await sql`delete from passkey_challenge where expires_at <= ${now()}`.execute(database);
    },
  };
}

const bytesOf = (challenge: string) => Buffer.from(challenge, 'base64url');

function passkeyExpired(): ProblemError {
  return new ProblemError(409, 'passkey-expired');
}
