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
  /** Who adds a passkey or proves again who they are; undefined for a sign-in. */
  userId?: string | undefined;
  /** In which somebody proves again who they are; undefined for a sign-in and for a new passkey. */
  sessionId?: string | undefined;
};

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;

/** What a device has to sign: 256 random bits that count once, in the browser that has asked for them. */
export function createPasskeyChallenges(database: Database, now: () => Date) {
  /** @returns whether the holder comes first, in time */
  async function take(
    challenge: string,
    { browserHash, userId, sessionId }: Partial<ChallengeHolder>,
  ): Promise<boolean> {
    if (!isToken(challenge) || !browserHash) return false;
    const { rows } = await sql`
      delete from passkey_challenge
      where challenge = ${bytesOf(challenge)} and browser_hash = ${browserHash}
        and user_id is not distinct from ${userId ?? null}::uuid
        and session_id is not distinct from ${sessionId ?? null}::uuid and expires_at > ${now()}
      returning 1
    `.execute(database);
    return rows.length === 1;
  }

  return {
    /** @returns base64url */
    async create({ browserHash, userId, sessionId }: ChallengeHolder): Promise<string> {
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
        insert into passkey_challenge (challenge, browser_hash, user_id, session_id, created_at, expires_at)
        values (${bytesOf(challenge)}, ${browserHash}, ${userId ?? null}::uuid, ${sessionId ?? null}::uuid,
          ${createdAt}, ${expiresAt})
      `.execute(database);
      return challenge;
    },

    /** @throws ProblemError `passkey-expired` for everybody but the holder who comes first, in time */
    async use(challenge: string, holder: Partial<ChallengeHolder>): Promise<void> {
      if (!(await take(challenge, holder))) throw new ProblemError(409, 'passkey-expired');
    },

    take,

    async removeOld(): Promise<void> {
      await sql`delete from passkey_challenge where expires_at <= ${now()}`.execute(database);
    },
  };
}

const bytesOf = (challenge: string) => Buffer.from(challenge, 'base64url');
