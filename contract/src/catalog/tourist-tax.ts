import { divideHalfToEven, toHundredths } from '../lib/money.ts';
import type { CurrencyCode } from '../lib/scalars.schema.ts';
import type { TouristTax } from './price-rules.schema.ts';
import type { QuoteLine, StayGuestCounts } from './quote.schema.ts';

/** Ages, in years, below which all infants and all children are. */
const INFANTS_ARE_BELOW = 2;
const CHILDREN_ARE_BELOW = 13;

type TaxedStay = { touristTax: TouristTax | null; guests: StayGuestCounts; currency: CurrencyCode };

type Nights = { nightCount: number; nightsAmount: number };

type Persons = { taxed: number; all: number };

/**
 * The tourist tax of a stay, which a rule in another currency does not levy. A stay without guests is taken
 * as one adult's.
 * @param nights.nightsAmount what the nights cost after the discount, in minor units
 * @returns null when there is nothing to pay
 */
export function touristTaxLine(
  { touristTax: tax, guests, currency }: TaxedStay,
  nights: Nights,
): QuoteLine | null {
  if (!tax || tax.currency !== currency) return null;
  const persons = countPersons(guests, tax.exemptBelowAge);
  const isByPerson = tax.basis === 'amount-per-person-night';
  const quantity = isByPerson ? persons.taxed * nights.nightCount : 1;
  const unitAmount = isByPerson ? tax.amount : percentTax(tax, nights, persons);
  const amount = quantity * unitAmount;
  if (amount === 0) return null;
  return { kind: 'tourist-tax', quantity, unitAmount, amount, remittedBy: tax.remittedBy };
}

/**
 * Each taxed person bears an equal part of what the nights cost all of them, up to the cap (as in
 * art. L2333-30 of the French Code général des collectivités territoriales).
 */
function percentTax(
  { percent, cap }: Extract<TouristTax, { basis: 'percent-of-nights' }>,
  { nightCount, nightsAmount }: Nights,
  { taxed, all }: Persons,
): number {
  const tax = divideHalfToEven(nightsAmount * toHundredths(percent) * taxed, 10_000 * all);
  return cap === null ? tax : Math.min(tax, cap * taxed * nightCount);
}

function countPersons(
  { adultCount = 0, childrenCount = 0, infantCount = 0 }: StayGuestCounts,
  exemptBelowAge: number | null,
): Persons {
  const all = adultCount + childrenCount + infantCount;
  if (all === 0) return { taxed: 1, all: 1 };
  const age = exemptBelowAge ?? 0;
  const exempt =
    (age >= INFANTS_ARE_BELOW ? infantCount : 0) + (age >= CHILDREN_ARE_BELOW ? childrenCount : 0);
  return { taxed: all - exempt, all };
}
