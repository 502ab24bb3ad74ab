import type { PaymentFailure } from '@moien/contract';
import { useTranslation } from 'react-i18next';

/** What a guest who pays can meet and do something about; anything else has one sentence. */
const OF_GUESTS: ReadonlySet<PaymentFailure> = new Set<PaymentFailure>([
  'refused-by-bank',
  'card-expired',
  'card-inactive',
  'card-number-invalid',
  'card-expiry-invalid',
  'card-code-invalid',
  'card-token-refused',
  'three-d-secure-failed',
  'three-d-secure-not-enrolled',
  'three-d-secure-expired',
  'three-d-secure-required',
  'three-d-secure-unavailable',
  'three-d-secure-blocked',
  'card-counterfeit',
  'card-lost',
  'card-stolen',
  'card-range-blocked',
  'card-blocked-by-provider',
  'card-blocked-by-bank',
  'card-account-missing',
  'payment-blocked',
  'card-country-refused',
  'user-blocked',
  'fraud-suspected',
]);

export function useFailureText(): (failure: PaymentFailure) => string {
  const { t } = useTranslation('checkout');
  return (failure) => (OF_GUESTS.has(failure) ? t(`failure-${failure}`) : t('failure-declined'));
}
