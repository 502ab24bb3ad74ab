import {
  type Discount,
  type LanguageTag,
  MONTHLY_DISCOUNT_NIGHTS,
  type Property,
  WEEKLY_DISCOUNT_NIGHTS,
} from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { formatPercent } from '@moien/shared-lib/ui';

/** What a home takes off, and what for: `10% off from 7 nights`. */
export function discountText(discount: Discount, languageTag: LanguageTag, t: TextFunction): string {
  const percent = formatPercent(discount.percent, languageTag);
  const count = discount.days ?? 0;
  switch (discount.kind) {
    case 'monthly':
      return t('discount-from-nights', { percent, nightCount: MONTHLY_DISCOUNT_NIGHTS });
    case 'weekly':
      return t('discount-from-nights', { percent, nightCount: WEEKLY_DISCOUNT_NIGHTS });
    case 'early-booking':
      return t('discount-days-ahead', { percent, count });
    case 'last-minute':
      return t('discount-days-left', { percent, count });
  }
}

/** Whether a stay can be long enough for a discount: one from 28 nights on is none of 14 at most. */
export function isReachable({ kind }: Discount, { maximumNights }: Pick<Property, 'maximumNights'>): boolean {
  if (kind === 'monthly') return maximumNights >= MONTHLY_DISCOUNT_NIGHTS;
  return kind !== 'weekly' || maximumNights >= WEEKLY_DISCOUNT_NIGHTS;
}
