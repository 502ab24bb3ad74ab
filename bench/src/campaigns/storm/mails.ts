import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@moien/tooling/postgres/databases';

/** What became of the mails to those who subscribed to the newsletter. */
export type MailAudit = {
  subscriptions: number;
  written: number;
  /** Jobs of the queue that will be tried again. */
  waiting: number;
  /** Addresses; a job whose process died before it was recorded as done is done again. */
  twice: string[];
  /** Addresses with neither mail nor job. */
  missing: string[];
};

export type Subscription = { email: string; hasJob: boolean };

const SUBSCRIPTIONS = `
  select email::text as email, exists (
    select 1 from graphile_worker._private_jobs as job
    where job.payload->>'subscriptionId' = subscription.id::text and attempts < max_attempts
  ) as "hasJob"
  from newsletter_subscription as subscription where email::text like 'storm-%'`;

export async function auditMails(databaseUrl: string, outboxFolder: string): Promise<MailAudit> {
  // The queue first: a job that is done in between has left its mail by the time the folder is read.
  const subscriptions = await withClient(
    databaseUrl,
    async (client) => (await client.query<Subscription>(SUBSCRIPTIONS)).rows,
  );
  return compareMails(subscriptions, readRecipients(outboxFolder));
}

/** @param recipients one for each mail that was written */
export function compareMails(
  subscriptions: readonly Subscription[],
  recipients: readonly string[],
): MailAudit {
  const counts = new Map<string, number>();
  for (const recipient of recipients) counts.set(recipient, (counts.get(recipient) ?? 0) + 1);
  const countOf = ({ email }: Subscription) => counts.get(email) ?? 0;
  const unwritten = subscriptions.filter((subscription) => countOf(subscription) === 0);
  return {
    subscriptions: subscriptions.length,
    written: subscriptions.length - unwritten.length,
    waiting: unwritten.filter(({ hasJob }) => hasJob).length,
    twice: subscriptions.filter((subscription) => countOf(subscription) > 1).map(({ email }) => email),
    missing: unwritten.filter(({ hasJob }) => !hasJob).map(({ email }) => email),
  };
}

function readRecipients(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).to);
}
