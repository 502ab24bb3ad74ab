import type { Database } from '../database/database.ts';
import { createChallenges } from '../domains/identity/challenge/challenges.ts';
import { createMailQuota, type MailQuota } from '../domains/identity/challenge/mail-quota.ts';

/** For services that a test makes itself. */
export function createTestQuota(database: Database, now: () => Date = () => new Date()): MailQuota {
  return createMailQuota(database, createChallenges('any key', now), now);
}
