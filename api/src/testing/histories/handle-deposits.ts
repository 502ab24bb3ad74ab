import type { Random } from '../../lib/random.ts';
import type { MoneySite } from '../money/money-site.ts';
import { BROWSER, enterCardData, FRICTIONLESS } from '../payment-site.ts';

type Owner = { site: MoneySite; random: Random; ownerId: string; events: { deposits: number } };

type Row = { id: string; guest_id: string; state: string; booking_state: string; amount: number };

/**
 * Guests have deposits reserved, hosts claim a part of some, guests answer, and an operator decides. What is
 * not done in time is refused, as it is for everybody.
 */
export async function handleDeposits({ site, random, ownerId, events }: Owner): Promise<void> {
  const { rows } = await site.client.query<Row>(
    `select booking.id, guest_id, booking_deposit.state, booking.state as booking_state, amount::int
     from booking_deposit join rental_booking as booking on booking.id = booking_id
     join property on property.id = property_id
     where owner_id = $1 and ended_at is null order by due_at, booking.id`,
    [ownerId],
  );
  for (const row of rows) {
    if (!random.chance(0.6)) continue;
    events.deposits += await handle(site, random, ownerId, row);
    while (await site.runNextJob(site.now()));
  }
}

/** @returns 1 when something was done */
async function handle(
  site: MoneySite,
  random: Random,
  ownerId: string,
  { id, guest_id: guestId, state, booking_state: bookingState, amount }: Row,
): Promise<number> {
  const { bookings, service, settleDeposit } = site.process();
  const hasStayed = bookingState === 'in-stay' || bookingState === 'completed';
  const isRunning = bookingState === 'in-stay' || bookingState === 'confirmed';
  if (state === 'due' && isRunning) {
    const registration = await service.registerCard(guestId, id);
    const request = { ...(await enterCardData(registration, FRICTIONLESS)), isDeposit: true } as const;
    await service.pay(guestId, id, request, BROWSER);
  } else if (state === 'authorised' && hasStayed && random.chance(0.5)) {
    const claim = { amount: random.integer(1, amount), reason: 'A lamp is broken.' };
    await bookings.claimDeposit(id, { userId: ownerId }, claim).catch(ignoreLate);
  } else if (state === 'claimed')
    await bookings.answerDeposit(id, { userId: guestId }, { isAccepted: random.chance(0.5), text: '' });
  else if (state === 'answered')
    await settleDeposit(id, { amount: random.integer(0, 1), reason: 'Decided.' });
  else return 0;
  return 1;
}

function ignoreLate(error: unknown): void {
  if (!(error instanceof Error && Reflect.get(error, 'code') === 'deposit-moved-on')) throw error;
}
