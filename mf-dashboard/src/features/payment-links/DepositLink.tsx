import type { Booking } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { depositSearch } from '../booking/checkout-search.ts';

/** To the checkout, while the guest has yet to have the deposit reserved. */
export function DepositLink({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  if (!booking.actionArray.includes('secure-deposit')) return null;
  return (
    <RouteLink
      route="checkout"
      parameters={{ id: booking.home.propertyId }}
      search={depositSearch(booking.id)}
      {...buttonAttributes({ variant: 'primary' })}
    >
      {t('action-secure-deposit')}
    </RouteLink>
  );
}
