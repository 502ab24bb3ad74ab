import { randomUUID } from 'node:crypto';
import { HOUR_MILLISECONDS } from '@moien/api/lib/milliseconds';
import { addDays, refund, toDay } from '@moien/contract';
import { demoAccounts } from '../people/accounts.ts';
import type { BookingDesk } from './booking-desk.ts';
import type { DemoStay, DemoStep } from './demo-stays.ts';
import { findHome } from './find-home.ts';

/** Who books, and who lets most of the homes that are booked. */
export function demoPeople() {
  const accounts = demoAccounts();
  const guest = accounts.find(({ label }) => label === 'user');
  const owner = accounts.find(({ label }) => label === 'owner');
  if (!guest || !owner) throw new RangeError('The demo has no guest or no owner.');
  return { guest, owner };
}

/** Books a stay and lets happen what it shows. @returns false where no home has the nights */
export async function makeStay(desk: BookingDesk, stay: DemoStay, now: Date): Promise<boolean> {
  const { guest, owner } = demoPeople();
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MILLISECONDS);
  desk.goTo(at(stay.bookedHoursAgo));
  const people = { ownerId: owner.userId, guestId: guest.userId, today: toDay(now) };
  const home = await findHome(desk, stay, people);
  if (!home) return false;
  const id = randomUUID();
  await desk.service.create(guest, {
    id,
    propertyId: home.id,
    arrivalDate: home.arrival,
    departureDate: addDays(home.arrival, home.nights),
    adultCount: 2,
    childrenCount: 0,
    infantCount: 0,
    petCount: 0,
    optionArray: [],
    digest: home.quote.digest,
    areHouseRulesAccepted: true,
    message: stay.message,
    contact: {
      firstName: guest.firstName,
      lastName: guest.lastName,
      phonePrefix: '+352',
      phoneNumber: '621123456',
    },
    languageTag: 'en',
  });
  if (stay.isPaid) await desk.pay(guest.userId, id);
  for (const step of stay.steps) {
    await desk.passTime(id, at(step.hoursAgo));
    await takeStep(desk, step, { id, guestId: guest.userId, ownerId: home.ownerId });
    await desk.settlePayments(id);
  }
  await desk.passTime(id, now);
  return true;
}

type Booked = { id: string; guestId: string; ownerId: string };

async function takeStep(desk: BookingDesk, step: DemoStep, booked: Booked): Promise<void> {
  const { service } = desk;
  const { id } = booked;
  const guest = { userId: booked.guestId };
  const owner = { userId: booked.ownerId };
  switch (step.does) {
    case 'accept':
      await service.accept(id, owner);
      return;
    case 'decline':
      await service.decline(id, owner, step.reason);
      return;
    case 'withdraw':
      await service.withdraw(id, guest);
      return;
    case 'cancel-as-guest':
      return cancel(desk, id, guest, step.reason);
    case 'cancel-as-owner':
      return cancel(desk, id, owner, step.reason);
    case 'report-no-show':
      await service.reportNoShow(id, owner);
      return;
    case 'shorten':
      return proposeShorterStay(desk, id, guest);
    case 'dispute':
      await desk.database
        .transaction()
        .execute((transaction) => desk.bookings.payments.disputed(transaction, id));
      return;
    case 'wait':
      return;
  }
}

type Person = { userId: string };

/** With the refund that the page would have shown. */
async function cancel(desk: BookingDesk, id: string, person: Person, reason: string): Promise<void> {
  const { role, terms } = await desk.service.getBooking(id, person);
  if (!terms) throw new Error(`The booking ${id} of the demo was not confirmed.`);
  const { total } = refund(terms, desk.now(), role);
  await desk.service.cancel(id, person, { reason, refundTotal: total });
}

/** The guest leaves a day earlier, which costs less. */
async function proposeShorterStay(desk: BookingDesk, id: string, guest: Person): Promise<void> {
  const { service } = desk;
  const { arrivalDate, departureDate, adultCount, childrenCount, infantCount, petCount } =
    await service.getBooking(id, guest);
  const counts = { adultCount, childrenCount, infantCount, petCount };
  const wanted = { arrivalDate, departureDate: addDays(departureDate, -1), ...counts };
  const { digest } = await service.quoteChange(id, guest, wanted);
  await service.proposeChange(id, guest, { id: randomUUID(), ...wanted, digest });
}
