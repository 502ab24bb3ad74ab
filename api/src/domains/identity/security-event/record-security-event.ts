import { randomUUIDv7 } from 'node:crypto';
import type { SecurityEventKind, SecurityEventMethod, SecurityEventResult } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import { createSecurityEventRepository } from './security-event.repository.ts';

/**
 * Of one account and kind. More are not recorded; what strangers are refused takes no room from what is
 * refused inside the account.
 */
const SUCCESSES_AN_HOUR = 30;
const REFUSALS_AN_HOUR = 10;
/** Of one account and kind. */
const MAILS_AN_HOUR = 5;

/** Other kinds have mails of their own, or none. */
export const MAILED_KINDS = [
  'new-device',
  'provider-unlinked',
  'authenticator-added',
  'authenticator-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'release-token-created',
  'bank-data-changed',
] as const;
export type MailedKind = (typeof MAILED_KINDS)[number];

export type SecurityEventEntry = {
  userId: string;
  kind: SecurityEventKind;
  /** Default: success. */
  result?: SecurityEventResult;
  method?: SecurityEventMethod;
  /** Id of the provider, or name of the release token or passkey. */
  name?: string;
  /** Default: now. */
  at?: Date;
  /** For a job, which may be tried again: the event is recorded once. */
  id?: string;
};

/**
 * Records what happened to an account, in the transaction of the change where there is one.
 * @param client from `clientOf(request)`
 * @returns the event's id; undefined when there is no such account, or it has had enough of such events this
 * hour
 */
export async function recordSecurityEvent(
  executor: Database | Transaction<Tables>,
  client: RequestClient,
  entry: SecurityEventEntry,
): Promise<string | undefined> {
  const { result = 'success', method = null, name = null, at = new Date(), id = randomUUIDv7() } = entry;
  const { userId, kind } = entry;
  const event = { ...client, id, userId, kind, result, method, name, createdAt: at };
  const maximum = result === 'refused' ? REFUSALS_AN_HOUR : SUCCESSES_AN_HOUR;
  const repository = createSecurityEventRepository(executor);
  return (await repository.insertEvent(event, anHourBefore(at), maximum)) ? id : undefined;
}

/** From where a change comes, and where its mail leads to. */
export type ChangePlace = { client: RequestClient; origin: string };

/** Whether one more mail may go to the account about events of this kind, the last of which is recorded. */
export async function isMailDue(
  executor: Database | Transaction<Tables>,
  { userId, kind, at = new Date() }: Pick<SecurityEventEntry, 'userId' | 'kind' | 'at'>,
): Promise<boolean> {
  const count = await createSecurityEventRepository(executor).countEvents(userId, kind, anHourBefore(at));
  return count <= MAILS_AN_HOUR;
}

/**
 * Records an event and mails its owner about it; the mail names what is recorded.
 * @param origin of the site, to which the mail leads
 */
export async function recordAndMail(
  transaction: Transaction<Tables>,
  client: RequestClient,
  { origin, ...entry }: SecurityEventEntry & { kind: MailedKind; origin: string },
): Promise<void> {
  const eventId = await recordSecurityEvent(transaction, client, entry);
  if (eventId !== undefined && (await isMailDue(transaction, entry)))
    await addJob(transaction, 'send-security-event', { eventId, origin });
}

function anHourBefore(at: Date): Date {
  return new Date(at.getTime() - HOUR_MILLISECONDS);
}
