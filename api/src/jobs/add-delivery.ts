import { randomUUIDv7 } from 'node:crypto';
import { isNotificationKind } from '@moien/contract';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { BookingMailName } from './job-payloads.ts';

export type DeliveryChannel = 'mail' | 'push';

const HAS_DEVICE = sql`and exists (select from device_token where device_token.user_id = person.user_id)`;
const HAS_APP = sql`and exists (
  select from device_token where device_token.user_id = person.user_id and device_type <> 'web'
)`;

export type NewDelivery = {
  /** Where it is null, as for an account that was deleted, nothing is written. */
  userId: RawBuilder<unknown>;
  channel: DeliveryChannel;
  /** For apps alone, where `channel` is `push`: a browser would have to show something. */
  isForApps?: boolean;
  /** Of `NOTIFICATION_KINDS`, of a mail about a booking, `digest`, or `ended` for what is only closed. */
  kind: string;
  /** The same key is delivered to a person once by each channel. */
  key: string;
  /** Ids. */
  data: object;
  /** Not before. */
  dueAt: Date;
};

/**
 * Delivers if and only if the transaction is committed; what is under way already is not delivered again,
 * only what there was nothing to tell of by then. Nothing is pushed to who has no device.
 */
export async function addDelivery(
  transaction: Transaction<Tables>,
  delivery: NewDelivery,
  at: Date,
): Promise<void> {
  await sql`
    with delivered as (${deliveryInsertion([delivery], at)}) select ${deliveryPlan} from delivered
  `.execute(transaction);
}

/**
 * SQL that inserts deliveries and returns `id` and `due_at` of those that are to be sent. No two of them may
 * have the same person, channel and key. The statement around it selects `deliveryPlan` from what it returns,
 * which adds their jobs.
 */
export function deliveryInsertion(deliveries: readonly NewDelivery[], at: Date): RawBuilder<unknown> {
  return sql`
    insert into notification_delivery (id, user_id, channel, kind, deduplication_key, data, created_at, due_at)
    ${sql.join(
      deliveries.map((delivery) => rowOf(delivery, at)),
      sql` union all `,
    )}
    on conflict (user_id, channel, deduplication_key) do update set state = 'waiting', due_at = excluded.due_at,
      data = excluded.data, created_at = excluded.created_at, attempted_at = null, finished_at = null
    where notification_delivery.state = 'skipped'
    returning id, due_at`;
}

function rowOf(
  { userId, channel, isForApps = false, kind, key, data, dueAt }: NewDelivery,
  at: Date,
): RawBuilder<unknown> {
  const hasDevice = isForApps ? HAS_APP : HAS_DEVICE;
  return sql`
    select ${randomUUIDv7()}::uuid, person.user_id, ${channel}, ${kind}, ${key}, ${JSON.stringify(data)}::jsonb,
      ${at}::timestamptz, ${dueAt}::timestamptz
    from (select ${userId} as user_id) as person where person.user_id is not null ${channel === 'push' ? hasDevice : sql``}`;
}

/** SQL on a row with `id` and `due_at` of a delivery: adds the job that sends it, one for each delivery. */
export const deliveryPlan = sql`graphile_worker.add_job(
  'send-delivery', json_build_object('deliveryId', id), run_at => due_at, job_key => 'delivery ' || id
)`;

export async function planDelivery(transaction: Transaction<Tables>, id: string, dueAt: Date): Promise<void> {
  await sql`
    select ${deliveryPlan} from (values (${id}::uuid, ${dueAt}::timestamptz)) as delivery (id, due_at)
  `.execute(transaction);
}

/**
 * Mails and push messages about something that has happened to a booking at an instant, to the person that
 * each one names.
 */
export async function addBookingDeliveries(
  transaction: Transaction<Tables>,
  { bookingId, changeId, at }: { bookingId: string; changeId?: string | undefined; at: Date },
  mails: readonly BookingMailName[],
): Promise<void> {
  for (const mail of mails) {
    const [, kind = mail, side = ''] = /^(.*)-(guest|owner)$/.exec(mail) ?? [];
    const person = side === 'guest' ? sql`guest_id` : sql`property.owner_id`;
    const delivery = {
      userId: sql`(
        select ${person} from rental_booking join property on property.id = rental_booking.property_id
        where rental_booking.id = ${bookingId}
      )`,
      kind,
      key: ['booking', bookingId, mail, changeId, at.toISOString()].filter(Boolean).join(' '),
      data: { bookingId, mail, ...(changeId && { changeId }) },
      dueAt: at,
    };
    await addDelivery(transaction, { ...delivery, channel: 'mail' }, at);
    if (isNotificationKind(kind)) await addDelivery(transaction, { ...delivery, channel: 'push' }, at);
  }
}
