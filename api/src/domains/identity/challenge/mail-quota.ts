import type { LanguageTag } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ChallengeRequired, ProblemError } from '../../../lib/problem-error.ts';
import type { ChallengePurpose, Challenges } from './challenges.ts';
import { type MailCounts, type MailRule, workFor } from './mail-rule.ts';

/** Solved for at most two minutes on an old phone, then sent. */
const CHALLENGE_MINUTES = 10;

/** What the request says of itself, beside its body. */
export type MailRequest = {
  language: LanguageTag;
  /** Of the header `x-challenge-solution`. */
  solution: string | undefined;
  /** Many mails were asked for from this network. */
  isNetworkBusy: boolean;
};

type Wanted = Pick<MailRequest, 'solution' | 'isNetworkBusy'> & {
  rule: MailRule;
  email: string;
  asked: MailCounts;
};

export type MailQuota = ReturnType<typeof createMailQuota>;

/**
 * How often a mail is sent to an address that anybody may enter; the answer is the same for every address.
 */
export function createMailQuota(database: Database, challenges: Challenges, now: () => Date) {
  return {
    /** The times since which mails count. */
    since: (): { hour: Date; day: Date } => ({
      hour: new Date(now().getTime() - HOUR_MILLISECONDS),
      day: new Date(now().getTime() - DAY_MILLISECONDS),
    }),

    /**
     * Returns when the mail may be sent; in the transaction that notes it, so that a solution is used with it
     * or not at all.
     * @returns the units of work that were done
     * @throws ChallengeRequired, or ProblemError `too-many-mails`
     */
    async admit(transaction: Transaction<Tables>, wanted: Wanted): Promise<number> {
      const { rule, email, asked, isNetworkBusy, solution } = wanted;
      const work = workFor(rule, asked, isNetworkBusy);
      if (work === undefined) throw new ProblemError(429, 'too-many-mails', { message: rule.refusal });
      if (work === 0) return 0;
      const purpose = { name: rule.name, subject: email.toLowerCase(), work };
      if (solution !== undefined && (await isNewSolution(transaction, challenges, solution, purpose)))
        return work;
      const challenge = await challenges.issue(purpose, CHALLENGE_MINUTES);
      throw new ChallengeRequired(challenge);
    },

    async removeOld(): Promise<void> {
      await sql`delete from used_challenge where expires_at <= ${now()}`.execute(database);
    },
  };
}

/** True for the first who sends it. */
async function isNewSolution(
  transaction: Transaction<Tables>,
  challenges: Challenges,
  solution: string,
  purpose: ChallengePurpose,
): Promise<boolean> {
  const checked = await challenges.check(solution, purpose);
  if (checked.kind !== 'solved') return false;
  const { rows } = await sql`
    insert into used_challenge (nonce, expires_at) values (${checked.nonce}, ${checked.expiresAt})
    on conflict do nothing returning nonce
  `.execute(transaction);
  return rows.length === 1;
}
