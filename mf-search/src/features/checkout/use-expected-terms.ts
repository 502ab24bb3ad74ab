import type { Property, RefundTerms } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { useMemo } from 'react';
import { stayStore } from '../booking-box/stay-store.ts';
import { expectedTerms } from '../refund-terms/expected-terms.ts';
import type { Checkout } from './checkout.ts';

/**
 * What would decide a refund of the stay that is being booked; undefined without a price.
 * @param now of the loader, so that server and browser draw the same
 */
export function useExpectedTerms(
  property: Property,
  checkout: Checkout,
  now: string,
): RefundTerms | undefined {
  const answer = useFeatureStore(stayStore).quoteOf(property.id);
  const nights = answer.status === 'known' ? answer.nightArray : undefined;
  const { quote } = checkout;
  return useMemo(
    () => quote && expectedTerms(property, quote, nights ?? [], new Date(now)),
    [property, quote, nights, now],
  );
}
