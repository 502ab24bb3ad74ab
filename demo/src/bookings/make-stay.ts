import { randomUUID } from 'node:crypto';
import { HOUR_MILLISECONDS } from '@moien/api/lib/milliseconds';
import { addDays, refund, toDay } from '@moien/contract';
import { demoAccounts } from '../people/accounts.ts';
import type { BookingModules } from './booking-modules.ts';
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
export async function makeStay(modules: BookingModules, stay: DemoStay, now: Date): Promise<boolean> {
  const { guest, owner } = demoPeople();
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MILLISECONDS);
  modules.goTo(at(stay.bookedHoursAgo));
  const people = { ownerId: owner.userId, guestId: guest.userId, today: toDay(now) };
  const home = await findHome(modules, stay, people);
  if (!home) return false;
  const id = randomUUID();
  await modules.service.create(guest, {
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
  if (stay.isPaid) await modules.pay(guest.userId, id);
  for (const step of stay.steps) {
    await modules.passTime(id, at(step.hoursAgo));
    await takeStep(modules, step, { id, guestId: guest.userId, ownerId: home.ownerId });
    await modules.settlePayments(id);
  }
  await modules.passTime(id, now);
  return true;
}

type Booked = { id: string; guestId: string; ownerId: string };

async function takeStep(modules: BookingModules, step: DemoStep, booked: Booked): Promise<void> {
  const { service } = modules;
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
      return cancel(modules, id, guest, step.reason);
    case 'cancel-as-owner':
      return cancel(modules, id, owner, step.reason);
    case 'report-no-show':
      await service.reportNoShow(id, owner);
      return;
    case 'shorten':
      return proposeShorterStay(modules, id, guest);
    case 'dispute':
      await modules.database
        .transaction()
        .execute((transaction) => modules.bookings.payments.disputed(transaction, id));
      return;
    case 'wait':
      return;
  }
}

type Person = { userId: string };

/** With the refund that the page would have shown. */
async function cancel(modules: BookingModules, id: string, person: Person, reason: string): Promise<void> {
  const { role, terms } = await modules.service.getBooking(id, person);
  if (!terms) throw new Error(`The booking ${id} of the demo was not confirmed.`);
  const { total } = refund(terms, modules.now(), role);
  await modules.service.cancel(id, person, { reason, refundTotal: total });
}

/** The guest leaves a day earlier, which costs less. */
async function proposeShorterStay(modules: BookingModules, id: string, guest: Person): Promise<void> {
  const { service } = modules;
  const { arrivalDate, departureDate, adultCount, childrenCount, infantCount, petCount } =
    await service.getBooking(id, guest);
  const counts = { adultCount, childrenCount, infantCount, petCount };
  const wanted = { arrivalDate, departureDate: addDays(departureDate, -1), ...counts };
  const { digest } = await service.quoteChange(id, guest, wanted);
  await service.proposeChange(id, guest, { id: randomUUID(), ...wanted, digest });
}
