import { randomUUIDv7 } from 'node:crypto';
import type { NewsletterSubscription } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import type { JobName } from '../../../database/job-names.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { JobPayloads } from '../../../jobs/job-payloads.ts';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { hashToken } from '../../../lib/random-token.ts';
import {
  createNewsletterSubscriptionRepository,
  type NewsletterSubscriptionRepository,
  type SubscriptionRow,
  type TokenPurpose,
} from './newsletter-subscription.repository.ts';

/** How long an address that is not confirmed, or whose subscription has ended, is kept. */
const KEPT_DAYS = 30;

type NewsletterJobName = Extract<JobName, `send-newsletter-${string}`>;

export type NewsletterSubscriptionService = ReturnType<typeof createNewsletterSubscriptionService>;

export function createNewsletterSubscriptionService(database: Database, now: () => Date) {
  const inTransaction = <Value>(
    work: (
      repository: NewsletterSubscriptionRepository,
      add: <Name extends NewsletterJobName>(name: Name, payload: JobPayloads[Name]) => Promise<void>,
    ) => Promise<Value>,
  ): Promise<Value> =>
    database
      .transaction()
      .execute((transaction) =>
        work(createNewsletterSubscriptionRepository(transaction), (name, payload) =>
          addJob(transaction, name, payload),
        ),
      );

  /** @throws ProblemError when no mail of ours carried the token, or its time is over */
  const findByToken = async (
    repository: NewsletterSubscriptionRepository,
    token: string,
    purpose: TokenPurpose,
  ): Promise<SubscriptionRow> => {
    const row = await repository.findByToken(hashToken(token), purpose, now());
    // A mail that was on its way when its subscription ended begins nothing again.
    if (!row || (purpose === 'confirm' && row.state === 'ended')) throw new ProblemError(404, 'invalid-link');
    return row;
  };

  return {
    /**
     * Takes the wish and says nothing of what is known of the address (product decisions 12, 18): a mail with
     * a link goes there, at most one an hour, and only that link begins or ends anything.
     * @param origin under which the visitor sees the site
     */
    async ask(wish: NewsletterSubscription, origin: string): Promise<NewsletterSubscription> {
      const at = now();
      const asked = {
        email: wish.email,
        language: wish.languageCode,
        at,
        askedBefore: new Date(at.getTime() - HOUR_MILLISECONDS),
      };
      await inTransaction(async (repository, add) => {
        if (wish.isActive) {
          const subscriptionId = await repository.askToBegin(randomUUIDv7(), asked);
          if (subscriptionId) await add('send-newsletter-confirmation', { subscriptionId, origin });
        } else {
          const subscriptionId = await repository.askToEnd(asked);
          if (subscriptionId)
            await add('send-newsletter-ending', { subscriptionId, origin, language: wish.languageCode });
        }
      });
      return wish;
    },

    /** May be repeated; a welcome is sent once. */
    async confirm(token: string, origin: string): Promise<NewsletterSubscription> {
      return inTransaction(async (repository, add) => {
        const row = await findByToken(repository, token, 'confirm');
        if (row.state === 'pending') {
          await repository.setState(row.id, 'confirmed', now());
          await add('send-newsletter-welcome', { subscriptionId: row.id, origin });
        }
        return presentSubscription(row, true);
      });
    },

    /** May be repeated. */
    async end(token: string): Promise<NewsletterSubscription> {
      return inTransaction(async (repository) => {
        const row = await findByToken(repository, token, 'end');
        if (row.state !== 'ended') {
          await repository.setState(row.id, 'ended', now());
          await repository.deleteConfirmTokens(row.id);
        }
        return presentSubscription(row, false);
      });
    },

    async removeOld(): Promise<void> {
      const repository = createNewsletterSubscriptionRepository(database);
      await repository.deleteExpiredTokens(now());
      await repository.deleteUnconfirmed(new Date(now().getTime() - KEPT_DAYS * 24 * HOUR_MILLISECONDS));
    },
  };
}

function presentSubscription(
  { email, language }: SubscriptionRow,
  isActive: boolean,
): NewsletterSubscription {
  return { isActive, email, languageCode: language };
}
