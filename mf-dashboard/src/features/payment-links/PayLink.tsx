import type { Booking } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { type ButtonLook, buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { checkoutSearch } from '../booking/checkout-search.ts';

type PayLinkProps = Pick<ButtonLook, 'size'> & { booking: Booking };

/** To the checkout, while a booking waits for its payment. */
export function PayLink({ booking, size }: PayLinkProps) {
  const { t } = useTranslation('dashboard');
  if (!booking.actionArray.includes('pay')) return null;
  return (
    <RouteLink
      route="checkout"
      parameters={{ id: booking.home.propertyId }}
      search={checkoutSearch(booking)}
      {...buttonAttributes({ variant: 'primary', ...(size && { size }) })}
    >
      {t('action-pay')}
    </RouteLink>
  );
}
