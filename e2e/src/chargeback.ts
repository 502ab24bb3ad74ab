import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { withDatabase } from './database.ts';
import { controlUrl } from './payment-faults.ts';

/** The guest's bank takes a part of the payment back, in cents. @returns the dispute's id at the provider */
export async function openDispute(page: Page, bookingId: string, amount: number): Promise<string> {
  const payInId = await findPayIn(bookingId);
  const answer = await page.request.post(controlUrl('/control/disputes'), { data: { payInId, amount } });
  const { Id: id } = (await answer.json()) as { Id: string };
  return id;
}

/** The bank has decided for the guest. */
export async function loseDispute(page: Page, disputeId: string): Promise<void> {
  await page.request.post(controlUrl(`/control/disputes/${disputeId}/close`), { data: { result: 'LOST' } });
}

async function findPayIn(bookingId: string): Promise<string> {
  return withDatabase(async (database) => {
    const { rows } = await sql<{ id: string }>`
      select provider_id as id from payment_attempt
      where booking_id = ${bookingId} and kind = 'payment' and state = 'succeeded'
    `.execute(database);
    if (!rows[0]) throw new Error(`The booking ${bookingId} is not paid.`);
    return rows[0].id;
  });
}
