import type { Day } from '@moien/contract';
import { findNightLimitExcess, lockNightLimit, type OpenTransaction } from '../../catalog/index.ts';

type Asked = { propertyId: string; bookingId: string; arrivalDate: Day; departureDate: Day };

/** Whether a booking may not have these dates, because other stays have taken the nights of the year. */
export async function exceedsNightLimit(transaction: OpenTransaction, asked: Asked): Promise<boolean> {
  await lockNightLimit(transaction, asked.propertyId);
  return (await findNightLimitExcess(transaction, asked)) !== undefined;
}
