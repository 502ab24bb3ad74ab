import { sql } from 'kysely';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { Payments } from '../payments.port.ts';

/**
 * An account stays as long as somebody relies on it: a stay that is requested, confirmed or under way, as
 * guest or as owner, or a payment under way. The account is locked by the caller; its homes are locked here.
 * @throws ProblemError 409 `account-has-stays`
 */
export async function refuseWithStays(
  transaction: OpenTransaction,
  payments: Pick<Payments, 'hasOpenAttempt'>,
  userId: string,
): Promise<void> {
  await sql`select from property where owner_id = ${userId} order by id for update`.execute(transaction);
  const { rows } = await sql<{ id: string; state: string }>`
    select rental_booking.id, state from rental_booking join property on property.id = property_id
    where (guest_id = ${userId} or owner_id = ${userId})
      and (state in ('held', 'requested', 'confirmed', 'in-stay') or deadline_kind = 'no-show-objection')
  `.execute(transaction);
  for (const { id, state } of rows)
    if (state !== 'held' || (await payments.hasOpenAttempt(transaction, id)))
      throw new ProblemError(409, 'account-has-stays');
}
