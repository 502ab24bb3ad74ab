import type { Booking } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import type { Received } from '../booking/received.ts';
import { onwardOf } from './onward.ts';

/** The next step after a booking that has ended. */
export function OnwardLink({ received }: { received: Received<Booking> }) {
  const { t } = useTranslation('dashboard');
  const onward = onwardOf(received);
  if (!onward) return null;
  const { to, search, hasDates } = onward;
  const look = buttonAttributes({ variant: 'primary' });
  if (to === 'again')
    return (
      <RouteLink
        route="property"
        parameters={{ id: received.value.home.propertyId }}
        search={search}
        {...look}
      >
        {t('onward-again')}
      </RouteLink>
    );
  return (
    <RouteLink route="search" search={search} {...look}>
      {t(hasDates ? 'onward-similar' : 'find-home')}
    </RouteLink>
  );
}
