import type { BookingRole } from '@moien/contract';
import { RouteLink, useSession } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type BookingsView, queryOf, writeView } from './bookings-view.ts';
import styles from './RoleSwitch.module.css';

const ROLES: readonly BookingRole[] = ['guest', 'owner'];

/** From one's own stays to those at one's homes, where a host begins with what waits for an answer. */
export const RoleSwitch = observer(function RoleSwitch({ shown }: { shown: BookingsView }) {
  const { t } = useTranslation('dashboard');
  const { bookingRequestCount } = useSession();
  const first = { guest: 'upcoming', owner: bookingRequestCount > 0 ? 'requests' : 'host-upcoming' } as const;
  const { role: shownRole } = queryOf(shown);
  return (
    <nav className={styles.switch} aria-label={t('bookings-roles')}>
      {ROLES.map((role) => (
        <RouteLink
          key={role}
          className={styles.role}
          route="bookings"
          search={writeView(first[role])}
          aria-current={role === shownRole ? 'true' : undefined}
        >
          {t(`as-${role}`)}
        </RouteLink>
      ))}
    </nav>
  );
});
