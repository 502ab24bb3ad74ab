import { randomUUID } from 'node:crypto';
import { addDays, type BookingChangeDecision } from '@moien/contract';
import { type BookingRow, guestsOfRow } from '../../domains/booking/lifecycle/booking-row.ts';
import { HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '../../lib/milliseconds.ts';
import type { Random } from '../../lib/random.ts';
import { type Life, passTime } from './life.ts';
import { pay } from './pay-booking.ts';

/** Fewer or more nights, which one side proposes and the other answers, in time or not. */
export async function changeStay(life: Life): Promise<void> {
  const { site, random, insist, guestId, ownerId, id } = life;
  const booking = await site.find(id);
  const isRunning = booking?.state === 'confirmed' && booking.deadline_kind === null;
  if (!isRunning || !random.chance(0.4)) return;
  const people = [{ userId: guestId }, { userId: ownerId }] as const;
  const [proposer, other] = random.chance(0.6) ? people : [people[1], people[0]];
  const wanted = wantedStay(random, booking);
  const quoted = await insist(({ bookings }) => bookings.quoteChange(id, proposer, wanted));
  if (!quoted) return;
  const change = { id: randomUUID(), ...wanted, digest: quoted.digest };
  await insist(({ bookings }) => bookings.proposeChange(id, proposer, change));
  if (quoted.difference > 0 && random.chance(0.9)) await pay(life, change.id);
  await passTime(life, random.pick([0, 1, 3 * 60, 25 * 60]) * MINUTE_MILLISECONDS);
  if (random.chance(0.15)) site.server.control.declineNext();
  const decision = random.pick<BookingChangeDecision['decision'] | null>([
    ...(['accepted', 'accepted', 'accepted', 'declined', 'withdrawn'] as const),
    null,
  ]);
  const who = decision === 'withdrawn' ? proposer : other;
  if (decision) await insist(({ bookings }) => bookings.decideChange(id, who, change.id, { decision }));
  // What was taken or given back of it is settled before a cancellation counts on it.
  await passTime(life, HOUR_MILLISECONDS);
}

function wantedStay(random: Random, booking: BookingRow) {
  const { arrival_date: arrivalDate, departure_date: departureDate } = booking;
  const nights = random.pick([-1, 1, 3]);
  const later = addDays(departureDate, nights);
  return {
    arrivalDate,
    departureDate: later > arrivalDate ? later : addDays(departureDate, 1),
    ...guestsOfRow(booking),
  };
}
