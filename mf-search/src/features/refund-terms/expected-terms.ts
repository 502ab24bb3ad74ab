import {
  addDays,
  cancellationPolicyOf,
  type NightAmount,
  type PaidNight,
  type Property,
  type Quote,
  type QuoteLine,
  type RefundTerms,
} from '@moien/contract';

type Home = Pick<Property, 'cancellationPolicy' | 'checkInTime' | 'timeZone'>;

/**
 * What would decide a refund if the stay were confirmed now.
 * @param nights what each night costs; without them each costs an equal part
 */
export function expectedTerms(
  home: Home,
  quote: Quote,
  nights: readonly NightAmount[],
  now: Date,
): RefundTerms {
  const { arrivalDate, departureDate, nightCount, currency } = quote;
  const amountOf = (...kinds: QuoteLine['kind'][]) =>
    quote.lineArray.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);
  const amounts =
    nights.length === nightCount
      ? nights.map(({ amount }) => amount)
      : equalParts(amountOf('nights', 'discount'), nightCount);
  const taxes = equalParts(amountOf('tourist-tax'), nightCount);
  const nightArray = amounts.map(
    (amount, index): PaidNight => ({
      day: addDays(arrivalDate, index),
      amount,
      touristTax: taxes[index] ?? 0,
    }),
  );
  return {
    currency,
    arrivalDate,
    departureDate,
    timeZone: home.timeZone,
    checkInTime: home.checkInTime,
    confirmedAt: now.toISOString(),
    policy: cancellationPolicyOf(home.cancellationPolicy, nightCount),
    nightArray,
    cleaningFee: amountOf('cleaning-fee'),
    bookingOptionTotal: amountOf('option'),
    guestServiceFee: amountOf('service-fee'),
  };
}

/** The first ones are greater by one minor unit where it does not come out even. */
function equalParts(total: number, count: number): number[] {
  const part = Math.floor(total / count);
  const rest = total - part * count;
  return Array.from({ length: count }, (_value, index) => part + (index < rest ? 1 : 0));
}
