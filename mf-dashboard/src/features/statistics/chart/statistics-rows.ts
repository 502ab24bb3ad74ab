import type { HostStatistics, LanguageTag } from '@moien/contract';
import type { TFunction } from 'i18next';

const COUNTS = [
  ['figure-views', 'viewCount'],
  ['figure-saves', 'saveCount'],
  ['figure-requests', 'requestCount'],
  ['figure-bookings', 'bookingCount'],
  ['booked-nights', 'bookedNightCount'],
  ['bookable-nights', 'bookableNightCount'],
] as const;

/** All days with their counts, below a row of names; money is a plain number, its currency in the name. */
export function rowsOf(
  { dayArray, currency }: HostStatistics,
  t: TFunction<'statistics'>,
  languageTag: LanguageTag,
): string[][] {
  const amount = currency === null ? undefined : plainAmount(currency, languageTag);
  const names = [t('day'), ...COUNTS.map(([name]) => t(name))];
  return [
    amount ? [...names, `${t('figure-income')} (${currency})`] : names,
    ...dayArray.map((day) => [
      day.day,
      ...COUNTS.map(([, count]) => String(day[count])),
      ...(amount ? [amount(day.income)] : []),
    ]),
  ];
}

/** In units of the currency, with the decimals of the language and no other sign. */
function plainAmount(currency: string, languageTag: LanguageTag): (minorUnits: number) => string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const format = new Intl.NumberFormat(languageTag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  return (minorUnits) => format.format(minorUnits / 10 ** digits);
}
