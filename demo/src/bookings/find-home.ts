import { ProblemError } from '@moien/api/lib/problem-error';
import { addDays, type Day, type PropertyQuote } from '@moien/contract';
import type { BookingModules } from './booking-modules.ts';
import type { DemoStay } from './demo-stays.ts';

export type DemoHomeChoice = {
  id: string;
  ownerId: string;
  nights: number;
  arrival: Day;
  quote: PropertyQuote;
};

type HomeRow = { id: string; owner_id: string; minimum_nights: number };

/** A home that has the nights of a stay, of the owner who can sign in where that is wanted and possible. */
export async function findHome(
  modules: BookingModules,
  stay: DemoStay,
  { ownerId, guestId, today }: { ownerId: string; guestId: string; today: Day },
): Promise<DemoHomeChoice | undefined> {
  const homes = await listHomes(modules, stay, { ownerId, guestId });
  for (const home of homes) {
    const choice = await findNights(modules, stay, home, today);
    if (choice) return choice;
  }
  return undefined;
}

/** Those that the guest has not booked yet come first. */
async function listHomes(
  { client }: BookingModules,
  { isInstant, isOfAccount }: DemoStay,
  { ownerId, guestId }: { ownerId: string; guestId: string },
): Promise<HomeRow[]> {
  const { rows } = await client.query<HomeRow>(
    `    select id, owner_id, minimum_nights from property
    where source = 'demo' and is_published and is_available_for_short_term and is_instant_bookable = $1
    order by (owner_id = $2) = $3 desc,
      (select count(*) from rental_booking where property_id = property.id and guest_id = $4), minimum_nights, id
    limit 60`,
    [isInstant, ownerId, isOfAccount, guestId],
  );
  return rows;
}

async function findNights(
  { quotes }: BookingModules,
  { arrivesIn, nights: wanted }: DemoStay,
  home: HomeRow,
  today: Day,
): Promise<DemoHomeChoice | undefined> {
  const nights = Math.max(wanted, home.minimum_nights + 1);
  for (const days of arrivesIn) {
    const arrival = addDays(today, days);
    const departureDate = addDays(arrival, nights);
    try {
      const quote = await quotes.quote(home.id, { arrivalDate: arrival, departureDate, adultCount: 2 });
      return { id: home.id, ownerId: home.owner_id, nights, arrival, quote };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
    }
  }
  return undefined;
}
