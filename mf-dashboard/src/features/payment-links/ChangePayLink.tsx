import type { Booking } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { checkoutSearch } from '../booking/checkout-search.ts';

/** To the checkout, while a change waits for the guest to pay what it costs more. */
export function ChangePayLink({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const { change, home, id } = booking;
  if (!change || !isChangePaymentDue(booking)) return null;
  return (
    <RouteLink
      route="checkout"
      parameters={{ id: home.propertyId }}
      search={checkoutSearch({ ...booking, ...change, id }, change.id)}
      {...buttonAttributes({ variant: 'primary' })}
    >
      {t('change-pay')}
    </RouteLink>
  );
}

export function isChangePaymentDue({ change, role }: Pick<Booking, 'change' | 'role'>): boolean {
  return role === 'guest' && change?.isPaymentNeeded === true;
}
