import { sql } from 'kysely';
import { addDelivery } from '../../../jobs/add-delivery.ts';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { OpenTransaction } from '../../catalog/index.ts';

/** Of a delivery that shows nothing: apps close what was read elsewhere. */
export const ENDED_KIND = 'ended';

/**
 * What was read or dismissed is closed on the apps of its person, at the end of the minute: Apple delivers
 * few pushes that show nothing, and keeps only the newest one for a device that is not reached.
 */
export async function closeOnApps(transaction: OpenTransaction, userId: string, at: Date): Promise<void> {
  const minute = Math.floor(at.getTime() / MINUTE_MILLISECONDS) + 1;
  await addDelivery(
    transaction,
    {
      ...{ userId: sql`${userId}::uuid`, channel: 'push', isForApps: true, kind: ENDED_KIND },
      ...{ key: `${ENDED_KIND} ${minute}`, data: {}, dueAt: new Date(minute * MINUTE_MILLISECONDS) },
    },
    at,
  );
}
