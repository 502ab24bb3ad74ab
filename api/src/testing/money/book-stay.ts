import { randomUUID } from 'node:crypto';
import { addDays, type BookingRequest, CANCELLATION_POLICIES, toDay } from '@moien/contract';
import type { Random } from '../../lib/random.ts';
import { insertProperty, type PropertyInput } from '../property-factory.ts';
import { insertPerson } from '../session-factory.ts';
import type { Insist } from './insist.ts';
import type { MoneySite } from './money-site.ts';

export type Stay = { id: string; guestId: string; ownerId: string };

type Home = PropertyInput & {
  cleaning_fee: number;
  is_instant_bookable: boolean;
  cancellation_policy: string;
  deposit?: number;
};

const POLICIES = Object.keys(CANCELLATION_POLICIES).filter((name) => name !== 'long-stay');

/**
 * A home and a stay in it, held for a guest.
 * @param place columns of the home that are not drawn
 */
export async function bookStay(
  site: MoneySite,
  random: Random,
  insist: Insist,
  place: Partial<Home> & { owner_id?: string } = {},
): Promise<Stay> {
  const home: Home = {
    nightly_price: random.integer(2000, 30_000),
    cleaning_fee: random.integer(0, 8000),
    is_instant_bookable: random.chance(0.5),
    cancellation_policy: random.pick(POLICIES),
    ...place,
  };
  const propertyId = await insertProperty(site.client, home);
  const guestId = await insertPerson(site.client);
  const { rows } = await site.client.query('select owner_id from property where id = $1', [propertyId]);
  const arrivalDate = addDays(toDay(site.now()), random.integer(2, 45));
  const stay = {
    arrivalDate,
    departureDate: addDays(arrivalDate, random.chance(0.1) ? random.integer(28, 40) : random.integer(1, 9)),
    ...{ adultCount: 2, childrenCount: 0, infantCount: 0, petCount: 0, optionArray: [] },
  };
  const { digest } = await site.quote(propertyId, stay);
  const request: BookingRequest = {
    id: randomUUID(),
    propertyId,
    ...stay,
    digest,
    areHouseRulesAccepted: true,
    message: 'Hello',
    contact: { firstName: 'Ada', lastName: 'Weber', phonePrefix: '+352', phoneNumber: '621123456' },
    languageTag: 'en',
  };
  await insist(({ bookings }) => bookings.create({ userId: guestId }, request));
  return { id: request.id, guestId, ownerId: rows[0].owner_id };
}
