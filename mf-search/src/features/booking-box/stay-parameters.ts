import {
  addDays,
  CHOSEN_OPTIONS_MAXIMUM,
  type DateRange,
  type Day,
  GUEST_COUNT_NAMES,
  isDay,
  MAXIMUM_GUESTS_PER_TYPE,
  MAXIMUM_OPTION_QUANTITY,
  monthsBetween,
  type OptionQuantity,
  STAY_DATE_NAMES,
  type StayTerm,
} from '@moien/contract';

export const STAY_GUEST_TYPES = ['adult', 'children', 'infant', 'pet'] as const;
export type StayGuestType = (typeof STAY_GUEST_TYPES)[number];
export type StayGuests = Readonly<Record<StayGuestType, number>>;

/** Who comes and when: what of a search goes along to a home's page. */
export type Stay = { readonly range: DateRange; readonly guests: StayGuests };

const GUEST_PARAMETER: Record<StayGuestType, (typeof GUEST_COUNT_NAMES)[number]> = {
  adult: 'adultCount',
  children: 'childrenCount',
  infant: 'infantCount',
  pet: 'petCount',
};
const STAY_PARAMETERS: readonly string[] = [...STAY_DATE_NAMES, ...GUEST_COUNT_NAMES];

/**
 * Leniently: days that have passed and what is no day or number are left out, reversed dates are swapped
 * (specification §4).
 */
export function readStay(parameters: URLSearchParams, today: Day): Stay {
  const days = STAY_DATE_NAMES.map((name) => {
    const value = parameters.get(name) ?? '';
    return isDay(value) && value >= today ? value : undefined;
  });
  const guests = Object.fromEntries(
    STAY_GUEST_TYPES.map((type) => [type, readCount(parameters.get(GUEST_PARAMETER[type]))]),
  ) as StayGuests;
  return { range: rangeOf(days[0], days[1]), guests };
}

/** With what else stands in an address; guests that are none are not written. */
export function writeStay({ range, guests }: Stay, address: URLSearchParams): URLSearchParams {
  const counted = STAY_GUEST_TYPES.filter((type) => guests[type] > 0);
  return new URLSearchParams([
    ...(range.arrival ? [['arrivalDate', range.arrival]] : []),
    ...(range.departure ? [['departureDate', range.departure]] : []),
    ...counted.map((type) => [GUEST_PARAMETER[type], String(guests[type])]),
    ...[...address].filter(([name]) => !STAY_PARAMETERS.includes(name)),
  ]);
}

/** The one that the address names; else by the month from one whole month on. */
export function readTerm(address: string | undefined, { arrival, departure }: DateRange = {}): StayTerm {
  const named = namedTerm(address);
  if (named) return named;
  if (!arrival || !departure) return 'night';
  return monthsBetween(arrival, departure).months > 0 ? 'month' : 'night';
}

export function namedTerm(address: string | undefined): StayTerm | undefined {
  const term = new URLSearchParams(address).get('term');
  return term === 'month' || term === 'night' ? term : undefined;
}

export function writeTerm(term: StayTerm, address: string | undefined): URLSearchParams {
  const parameters = new URLSearchParams(address);
  parameters.set('term', term);
  return parameters;
}

/** Of booking options how many are wanted, as `option-ID=2` says it; leniently. */
export function readOptions(address: string | undefined): OptionQuantity[] {
  return [...new URLSearchParams(address)]
    .flatMap(([name, value]) => {
      const [, id] = /^option-(\d{1,9})$/.exec(name) ?? [];
      const quantity = /^\d{1,2}$/.test(value) ? Math.min(MAXIMUM_OPTION_QUANTITY, Number(value)) : 0;
      return id && quantity > 0 ? [{ featureTypeId: Number(id), quantity }] : [];
    })
    .slice(0, CHOSEN_OPTIONS_MAXIMUM);
}

/** In the place of those that an address has; those of which none is wanted are not written. */
export function writeOptions(
  options: readonly OptionQuantity[],
  address: string | undefined,
): URLSearchParams {
  return new URLSearchParams([
    ...[...new URLSearchParams(address)].filter(([name]) => !name.startsWith('option-')),
    ...options
      .filter(({ quantity }) => quantity > 0)
      .map(({ featureTypeId, quantity }) => [`option-${featureTypeId}`, String(quantity)]),
  ]);
}

/** What the API is asked for a stay. */
export function quoteRequestOf(
  { range, guests }: Stay,
  term: StayTerm = 'night',
  optionArray: readonly OptionQuantity[] = [],
) {
  const { arrival, departure } = range;
  if (!arrival || !departure) return undefined;
  const counts = STAY_GUEST_TYPES.map((type) => [GUEST_PARAMETER[type], guests[type]]);
  return {
    arrivalDate: arrival,
    departureDate: departure,
    ...Object.fromEntries(counts),
    ...(term === 'month' && { term }),
    ...(optionArray.length > 0 && { optionArray }),
  };
}

function rangeOf(arrival: Day | undefined, departure: Day | undefined): DateRange {
  if (!arrival) return {};
  if (!departure) return { arrival };
  if (arrival === departure) return { arrival, departure: addDays(arrival, 1) };
  return arrival < departure ? { arrival, departure } : { arrival: departure, departure: arrival };
}

function readCount(text: string | null): number {
  return text !== null && /^\d{1,2}$/.test(text) ? Math.min(MAXIMUM_GUESTS_PER_TYPE, Number(text)) : 0;
}
