import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { DeliveryChannel } from '../../../jobs/add-delivery.ts';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { OpenTransaction } from '../../catalog/index.ts';

export type DeliveryRow = {
  id: string;
  user_id: string;
  channel: DeliveryChannel;
  kind: string;
  data: Record<string, string>;
  /** Which devices have been told. */
  told_devices: string[];
  created_at: string;
};

/** As long as jobs/unlock-abandoned-jobs.ts takes a process for alive. */
const ABANDONED_MILLISECONDS = 10 * MINUTE_MILLISECONDS;

const columns = sql`id, user_id, channel, kind, data, told_devices, created_at`;

/**
 * Takes a delivery for this process: another one that has it as well neither sends nor changes it.
 * @returns undefined when it is finished; throws when somebody else is sending it
 */
export async function claimDelivery(
  database: Database,
  id: string,
  at: Date,
): Promise<DeliveryRow | undefined> {
  const abandoned = new Date(at.getTime() - ABANDONED_MILLISECONDS);
  const { rows } = await sql<DeliveryRow>`
    update notification_delivery set attempted_at = ${at}
    where id = ${id} and state = 'waiting' and (attempted_at is null or attempted_at < ${abandoned})
    returning ${columns}
  `.execute(database);
  if (rows[0]) return rows[0];
  const { rows: waiting } = await sql`
    select from notification_delivery where id = ${id} and state = 'waiting'
  `.execute(database);
  if (waiting.length > 0) throw new Error('The delivery is being sent by another process.');
  return undefined;
}

/** It was not sent, and may be tried again at once. */
export async function releaseDelivery(database: Database | OpenTransaction, id: string): Promise<void> {
  await sql`
    update notification_delivery set attempted_at = null where id = ${id} and state = 'waiting'
  `.execute(database);
}

export async function finishDelivery(
  database: Database,
  id: string,
  state: 'sent' | 'skipped',
  at: Date,
): Promise<void> {
  await sql`
    update notification_delivery set state = ${state}, finished_at = ${at} where id = ${id} and finished_at is null
  `.execute(database);
}

export async function noteNotifiedDevice(database: Database, id: string, deviceId: string): Promise<void> {
  await sql`
    update notification_delivery set told_devices = told_devices || ${deviceId}::uuid where id = ${id}
  `.execute(database);
}

/** What a delivery closes, once it is sent. */
export async function noteEndedTags(database: Database, id: string, tags: readonly string[]): Promise<void> {
  const data = JSON.stringify({ endedTagArray: tags });
  await sql`update notification_delivery set data = ${data}::jsonb where id = ${id}`.execute(database);
}

export async function delayDelivery(transaction: OpenTransaction, id: string, until: Date): Promise<void> {
  await sql`
    update notification_delivery set due_at = ${until}, attempted_at = null where id = ${id}
  `.execute(transaction);
}

export async function collectDelivery(transaction: OpenTransaction, id: string): Promise<void> {
  await sql`
    update notification_delivery set state = 'collected', attempted_at = null where id = ${id}
  `.execute(transaction);
}

/** What waits for the digest of a person, oldest first. */
export async function findCollected(database: Database, userId: string): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select ${columns} from notification_delivery where user_id = ${userId} and state = 'collected'
    order by created_at, id
  `.execute(database);
  return rows;
}

/** The digest and what it has told are finished together. */
export async function finishDigest(
  database: Database,
  ids: readonly string[],
  state: 'sent' | 'skipped',
  at: Date,
): Promise<void> {
  await sql`
    update notification_delivery set state = ${state}, finished_at = ${at}
    where id = any (${[...ids]}::uuid[]) and finished_at is null
  `.execute(database);
}

export async function removeFinishedDeliveries(database: Database, before: Date): Promise<void> {
  await sql`delete from notification_delivery where finished_at < ${before}`.execute(database);
}
