import type { PinPrice, PropertySummary } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { formatPrice } from '@moien/shared-lib/ui';

/** A price in the currency that the visitor has chosen, to the cent as everywhere else. */
export function pinText(
  money: Pick<PinPrice, 'amount' | 'currency'>,
  { currency, languageTag }: Pick<RootStore, 'currency' | 'languageTag'>,
): string {
  const shown = currency.shown(money);
  return formatPrice(shown.amount, shown.currency, languageTag);
}

/** What the pin of a home says: the total of the stay, else the price of a night, else of a month. */
export function priceOf(home: PropertySummary): PinPrice | null {
  const { quote, nightlyPrice, monthlyPrice, currency } = home;
  if (quote) return { kind: 'stay', amount: quote.total, currency: quote.currency };
  if (home.isAvailableForShortTerm && nightlyPrice !== null)
    return { kind: 'night', amount: nightlyPrice, currency };
  if (home.isAvailableForLongTerm && monthlyPrice !== null)
    return { kind: 'month', amount: monthlyPrice, currency };
  return null;
}
