import type { PinPrice, PropertySummary } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { formatPrice } from '@moien/shared-lib/ui';

type Money = Pick<PinPrice, 'amount' | 'currency'>;
type Shown = Pick<RootStore, 'currency' | 'languageTag'>;

/** A price in the currency that the visitor has chosen, to the cent as everywhere else. */
export function pinText(money: Money, { currency, languageTag }: Shown): string {
  const shown = currency.shown(money);
  return formatPrice(shown.amount, shown.currency, languageTag);
}

/**
 * What a pin has room for: whole units of the currency. English writes thousands of a night or a month as
 * `€2.7k`; French and German, which do not, in full, as is the total of a stay.
 */
export function shortPinText({ kind, ...money }: PinPrice, root: Shown): string {
  const { amount, currency } = root.currency.shown(money);
  const { format, unit } = shortFormatOf(currency);
  const units = Math.round(amount / unit);
  const isShortened = kind !== 'stay' && root.languageTag === 'en' && units >= 1000;
  return isShortened ? format.format(units) : formatPrice(units * unit, currency, root.languageTag);
}

type ShortFormat = {
  format: Intl.NumberFormat;
  /** Minor units, such as cents, of one unit (ISO 4217). */
  unit: number;
};

/** To make a format costs about fifty times as much as to use it. */
const shortFormats = new Map<string, ShortFormat>();

function shortFormatOf(currency: string): ShortFormat {
  const known = shortFormats.get(currency);
  if (known) return known;
  const style = { style: 'currency', currency } as const;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', style).resolvedOptions();
  const digits = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;
  const made = {
    format: new Intl.NumberFormat('en-GB', { ...style, ...digits }),
    unit: 10 ** maximumFractionDigits,
  };
  shortFormats.set(currency, made);
  return made;
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
