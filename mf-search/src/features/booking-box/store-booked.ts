import { conversionRate, type Property, type Quote } from '@moien/contract';
import { type RootStore, writeStored } from '@moien/shared-lib';

/** Keeps what is being booked in the browser (specification §3). */
export function storeBooked(
  { id, owner, featureArray, currency: charged }: Property,
  { nightCountByPriceMap }: Quote,
  currency: RootStore['currency'],
) {
  writeStored('booked-property', {
    id,
    userId: owner.userId,
    featureArray,
    nightCountByPriceMap,
    conversionRate: conversionRate(currency.rates, charged, currency.code) ?? 1,
  });
}
