import { addDays, type Property, type Quote, toDay } from '@moien/contract';

/** A stay that the API has a price for, far enough ahead that no night passes meanwhile. */
export type Stay = { arrival: string; departure: string; quote: Quote };

const DAYS_AHEAD = { from: 30, to: 300, step: 5 };

/** The first stay from next month on, or from so many days ahead, that the API quotes. */
export async function findStay(
  address: string,
  { id, title, minimumNights }: Pick<Property, 'id' | 'title' | 'minimumNights'>,
  from = DAYS_AHEAD.from,
): Promise<Stay> {
  for (let ahead = from; ahead < DAYS_AHEAD.to; ahead += DAYS_AHEAD.step) {
    const arrival = addDays(toDay(new Date()), ahead);
    const departure = addDays(arrival, minimumNights + 1);
    const answer = await fetch(`${address}/api/properties/${id}/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ arrivalDate: arrival, departureDate: departure }),
    });
    if (answer.ok) return { arrival, departure, quote: ((await answer.json()) as { quote: Quote }).quote };
  }
  throw new Error(`${title} is not free for ${minimumNights + 1} nights.`);
}

/** As the address of a search or of a home's page says it. */
export function stayQuery({ arrival, departure }: Stay): string {
  return `arrivalDate=${arrival}&departureDate=${departure}`;
}

/** As an English page writes it in the currency in which it is charged. */
export function moneyOf({ total, currency }: Quote): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(total / 100);
}
