import { randomUUIDv7 } from 'node:crypto';
import type { Random } from '@moien/api/lib/random';
import type { Booking, PaymentStatus, PinMap, PropertyQuote, Quote } from '@moien/contract';
import { AMOUNT_RESULTS } from '@moien/sandbox/payments/result-codes';
import { payWithTestCard } from '../concurrency/pay-with-test-card.ts';
import { drawOptions, parametersOf, type WantedStay } from './draw-stay.ts';
import type { Guest } from './guest.ts';
import { mailedTotal } from './mailed-total.ts';
import type { TotalsSite } from './totals-site.ts';

const WORLD = 'view=-90,-180,90,180&zoom=12';

export type Stay = { propertyId: string; wanted: WantedStay; onCard: number | undefined; guest: Guest };

/** What one guest read of the same stay, in minor units, and what the booking says it costs. */
export type BookedStay = {
  bookingId: string;
  total: number;
  isInstant: boolean;
  hasOptions: boolean;
  lineKinds: string[];
  differences: string[];
};

/** The totals of one stay by the place where they stand. */
type Totals = Record<string, number | undefined>;

/** Null for a total that the sandbox declines. */
export async function bookStay(site: TotalsSite, random: Random, stay: Stay): Promise<BookedStay | null> {
  const { propertyId, wanted, guest } = stay;
  const askQuote = (more: object) =>
    site.post<PropertyQuote>(`/api/properties/${propertyId}/quote`, guest, { ...wanted, ...more });
  const { quote: plain } = await askQuote({});
  const before = { card: stay.onCard, pin: await totalOnPin(site, stay), page: plain.total };
  const optionArray = drawOptions(random, site.options.get(propertyId) ?? []);
  const { quote, digest } = await askQuote({ optionArray });
  if (AMOUNT_RESULTS.card[quote.total] !== undefined) return null;
  const held = await site.post<Booking>('/api/bookings', guest, {
    ...{ id: randomUUIDv7(), propertyId, ...wanted, optionArray, digest },
    ...{ areHouseRulesAccepted: true, message: '', languageTag: guest.language },
    contact: { firstName: 'Léa', lastName: 'Muller', phonePrefix: '+352', phoneNumber: '621123456' },
  });
  await payWithTestCard((path, who, body) => site.post(path, who, body), held.id, guest);
  if (!held.isInstant) await site.post(`/api/bookings/${held.id}/acceptance`, site.owner);
  await site.queue.settlePayments(held.id);
  const after = await readReceipts(site, held.id, guest);
  const checkout = { page: quote.total, ...totalsOfBooking('checkout', held), ...after };
  return {
    bookingId: held.id,
    total: quote.total,
    isInstant: held.isInstant,
    hasOptions: optionArray.length > 0,
    lineKinds: quote.lineArray.map(({ kind }) => kind),
    differences: [before, checkout].flatMap((totals) => differencesOf(totals, held.id)),
  };
}

async function totalOnPin(
  site: TotalsSite,
  { propertyId, wanted, guest }: Stay,
): Promise<number | undefined> {
  const parameters = parametersOf(wanted);
  parameters.set('propertyIdArray', propertyId);
  const { pinArray } = await site.get<PinMap>(`/api/properties/pins?${WORLD}&${parameters}`, guest);
  const [pin] = pinArray;
  return pin?.kind === 'property' && pin.price?.kind === 'stay' ? pin.price.amount : undefined;
}

/** On the payment's page, on the booking's page and in the mail. */
async function readReceipts(site: TotalsSite, id: string, guest: Guest): Promise<Totals> {
  const payment = await site.get<PaymentStatus>(`/api/bookings/${id}/payment`, guest);
  const booking = await site.get<Booking>(`/api/bookings/${id}`, guest);
  return {
    payment: payment.state === 'succeeded' ? payment.amount : undefined,
    ...totalsOfBooking('booking', booking),
    'booking as paid': booking.paidTotal,
    mail: mailedTotal(await site.queue.confirmationOf(id)),
  };
}

function totalsOfBooking(where: string, { quote }: { quote: Quote }): Totals {
  const sum = quote.lineArray.reduce((all, { amount }) => all + amount, 0);
  return { [where]: quote.total, [`lines of ${where}`]: sum };
}

export function differencesOf(totals: Totals, bookingId: string): string[] {
  const isSame = new Set(Object.values(totals)).size === 1;
  return isSame ? [] : [`${bookingId}: ${JSON.stringify(totals, (_key, value) => value ?? 'none')}`];
}
