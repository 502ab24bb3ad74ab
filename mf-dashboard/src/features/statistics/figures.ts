import type { HostFigures, LanguageTag } from '@moien/contract';
import { formatNumber, formatPercent, formatPrice } from '@moien/shared-lib/ui';
import { durationText } from '../booking/duration-text.ts';

export type FigureName = keyof HostFigures;
type Unit = 'count' | 'share' | 'money' | 'days' | 'minutes';

/** In the order of a stay: seen, wanted, booked, paid. */
const FIGURE_UNITS: Readonly<Record<FigureName, Unit>> = {
  views: 'count',
  saves: 'count',
  requests: 'count',
  bookings: 'count',
  conversion: 'share',
  occupancy: 'share',
  averagePrice: 'money',
  income: 'money',
  leadTime: 'days',
  answerTime: 'minutes',
};
export const FIGURE_NAMES = Object.keys(FIGURE_UNITS) as FigureName[];

/** How figures are written; without a currency there is no money among them. */
export type FigureStyle = { currency: string | null; languageTag: LanguageTag };

/** @returns undefined for a figure that is not known */
export function figureText(
  name: FigureName,
  value: number | null,
  { currency, languageTag }: FigureStyle,
): string | undefined {
  if (value === null) return undefined;
  switch (FIGURE_UNITS[name]) {
    case 'share':
      return formatPercent(Math.round(value * 1000) / 10, languageTag);
    case 'money':
      return currency === null ? undefined : formatPrice(value, currency, languageTag);
    case 'days':
      return new Intl.NumberFormat(languageTag, {
        style: 'unit',
        unit: 'day',
        unitDisplay: 'long',
        maximumFractionDigits: 1,
      }).format(value);
    case 'minutes':
      return durationText(value * 60, languageTag);
    default:
      return formatNumber(value, languageTag);
  }
}
