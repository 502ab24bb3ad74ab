import {
  addDays,
  addMonths,
  type Property,
  type PropertyPage,
  type Quote,
  type QuoteRequest,
  toDay,
} from '@moien/contract';

/** A stay that the API has a price for, far enough ahead that no night passes meanwhile. */
export type Stay = { arrival: string; departure: string; quote: Quote };

const DAYS_AHEAD = { from: 30, to: 300, step: 5 };

/** The first stay from next month on, or between so many days ahead, that the API quotes. */
export async function findStay(
  address: string,
  { id, title, minimumNights }: Pick<Property, 'id' | 'title' | 'minimumNights'>,
  from = DAYS_AHEAD.from,
  to = DAYS_AHEAD.to,
): Promise<Stay> {
  for (let ahead = from; ahead < to; ahead += Math.min(DAYS_AHEAD.step, to - from)) {
    const arrival = addDays(toDay(new Date()), ahead);
    const departure = addDays(arrival, minimumNights + 1);
    const quote = await askQuote(address, id, { arrivalDate: arrival, departureDate: departure });
    if (quote) return { arrival, departure, quote };
  }
  throw new Error(`${title} is not free for ${minimumNights + 1} nights.`);
}

/** A home that is let by night and month, with what some of its months cost. */
export async function findMonths(
  address: string,
  cityId: number,
): Promise<{ property: Property; quote: Quote }> {
  const search = `cityId=${cityId}&isAvailableForShortTerm=true&isAvailableForLongTerm=true`;
  const found = (await (await fetch(`${address}/api/properties?${search}`)).json()) as PropertyPage;
  for (const { id } of found.propertyArray) {
    const property = (await (await fetch(`${address}/api/properties/${id}`)).json()) as Property;
    if (!property.isAvailableForShortTerm || !property.isAvailableForLongTerm) continue;
    for (let ahead = DAYS_AHEAD.from; ahead < DAYS_AHEAD.to; ahead += 3 * DAYS_AHEAD.step) {
      const arrivalDate = addDays(toDay(new Date()), ahead);
      const departureDate = addDays(addMonths(arrivalDate, property.minimumMonths ?? 1), 4);
      const answer = await askQuote(address, id, { arrivalDate, departureDate, term: 'month' });
      if (answer) return { property, quote: answer };
    }
  }
  throw new Error('No home is let by night and month.');
}

async function askQuote(address: string, id: string, body: QuoteRequest): Promise<Quote | undefined> {
  const answer = await fetch(`${address}/api/properties/${id}/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.ok ? ((await answer.json()) as { quote: Quote }).quote : undefined;
}

/** As the address of a search or of a home's page says it. */
export function stayQuery({ arrival, departure }: Stay): string {
  return `arrivalDate=${arrival}&departureDate=${departure}`;
}

/** As an English page writes it in the currency in which it is charged. */
export function moneyOf({ total, currency }: Pick<Quote, 'total' | 'currency'>): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(total / 100);
}

/** As lists write it: without cents. */
export function wholeMoneyOf({ total, currency }: Pick<Quote, 'total' | 'currency'>): string {
  return moneyOf({ total: Math.round(total / 100) * 100, currency });
}
