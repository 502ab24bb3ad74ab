import type { Quote, QuoteLine, StayGuestCounts } from './quote.schema.ts';

/**
 * What the digest of a quote is the hash of: the same text for the same dates, guests, currency and lines,
 * and another one for any other. The order of fields is fixed here.
 */
export function quoteDigestText(quote: Quote, guests: StayGuestCounts): string {
  const { adultCount = 0, childrenCount = 0, infantCount = 0, petCount = 0 } = guests;
  return JSON.stringify([
    quote.arrivalDate,
    quote.departureDate,
    quote.currency,
    [adultCount, childrenCount, infantCount, petCount],
    quote.lineArray.map(digestLine),
  ]);
}

function digestLine(line: QuoteLine): unknown[] {
  const { kind, quantity, unitAmount, amount, featureTypeId, discountKind, percent, remittedBy } = line;
  return [
    ...[kind, quantity, unitAmount, amount],
    ...[featureTypeId ?? null, discountKind ?? null, percent ?? null, remittedBy ?? null],
  ];
}
