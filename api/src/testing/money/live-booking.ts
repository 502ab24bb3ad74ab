import { refund, refundCurve } from '@moien/contract';
import { refundTermsOf } from '../../domains/booking/cancellation/refund-due.ts';
import type { BookingRow } from '../../domains/booking/lifecycle/booking-row.ts';
import { checkOutOf } from '../../domains/booking/lifecycle/stay-times.ts';
import { HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '../../lib/milliseconds.ts';
import type { Random } from '../../lib/random.ts';
import { bookStay } from './book-stay.ts';
import { changeStay } from './change-stay.ts';
import { disputePayment } from './dispute-payment.ts';
import type { Insist } from './insist.ts';
import { type Life, passTime } from './life.ts';
import type { MoneySite } from './money-site.ts';
import { pay } from './pay-booking.ts';

/**
 * What a guest, an owner and the clock do with one booking while the world fails.
 * @returns its id
 */
export async function liveBooking(
  site: MoneySite,
  random: Random,
  insist: Insist,
  place: Parameters<typeof bookStay>[3] = {},
): Promise<string> {
  const stay = await bookStay(site, random, insist, place);
  const life: Life = { ...stay, site, random, insist };
  await pay(life);
  await payAgain(life);
  await passTime(life, random.pick([0, 1, 16, 40]) * MINUTE_MILLISECONDS);
  await answerRequest(life);
  await payAgain(life);
  await changeStay(life);
  await disputePayment(life);
  await cancel(life);
  await passTime(life, MINUTE_MILLISECONDS);
  return life.id;
}

/** With another card where the first, or the capture, was refused; some try without need. */
async function payAgain(life: Life): Promise<void> {
  const { site, random, id } = life;
  const booking = await site.find(id);
  const isUnpaid = booking?.state === 'held' || booking?.deadline_kind === 'payment';
  if (random.chance(isUnpaid ? 0.5 : 0.05)) await pay(life);
}

/** The owner answers, or the guest takes the request back, or nobody says anything. */
async function answerRequest(life: Life): Promise<void> {
  const { site, random, insist, guestId, ownerId, id } = life;
  const booking = await site.find(id);
  if (booking?.state !== 'requested') return;
  const [owner, guest] = [{ userId: ownerId }, { userId: guestId }];
  const answer = random.pick(['accept', 'accept', 'accept', 'decline', 'withdraw', 'both', 'nothing']);
  if (random.chance(0.15)) site.server.control.declineNext();
  const answers: Promise<unknown>[] = [];
  if (answer === 'accept' || answer === 'both')
    answers.push(insist(({ bookings }) => bookings.accept(id, owner)));
  if (answer === 'decline') answers.push(insist(({ bookings }) => bookings.decline(id, owner, 'No')));
  if (answer === 'withdraw' || answer === 'both')
    answers.push(insist(({ bookings }) => bookings.withdraw(id, guest)));
  await Promise.all(answers);
}

/** At any instant until the end of the stay, often at a boundary of the curve. */
async function cancel(life: Life): Promise<void> {
  const { site, random, insist, guestId, ownerId, id } = life;
  const booking = await site.find(id);
  const terms = booking && refundTermsOf(booking);
  if (!booking || !terms || booking.state !== 'confirmed' || random.chance(0.3)) return;
  const instant = instantOfCancellation(life, booking);
  await passTime(life, instant.getTime() - site.now().getTime());
  site.goTo(instant);
  const by = random.pick(['guest', 'guest', 'owner'] as const);
  const userId = by === 'guest' ? guestId : ownerId;
  const shown = refund(terms, site.now(), by).total;
  const body = { reason: 'Plans', refundTotal: shown };
  await insist(({ bookings }) => bookings.cancel(id, { userId }, body));
}

function instantOfCancellation({ site, random }: Life, booking: BookingRow): Date {
  const terms = refundTermsOf(booking);
  const now = site.now().getTime();
  const last = checkOutOf(booking).getTime() - HOUR_MILLISECONDS;
  const steps = terms ? refundCurve(terms, site.now()) : [];
  const boundary = steps.length > 0 && random.chance(0.4) ? random.pick(steps).until.getTime() : 0;
  const drawn = boundary ? boundary + random.pick([-1000, 0, 1]) : now + random.next() * (last - now);
  return new Date(Math.floor(Math.min(Math.max(drawn, now), last)));
}
