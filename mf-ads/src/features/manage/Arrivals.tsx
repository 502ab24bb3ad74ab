import { type BookingSummary, imageUrl, nightsBetween } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import {
  Avatar,
  cardLinkClassName,
  classNames,
  formatDays,
  linkAttributes,
  Skeleton,
} from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './Manage.module.css';
import type { ManageStore } from './manage-store.ts';

/** Who comes next, and the way to all bookings. */
export const Arrivals = observer(function Arrivals({ store }: { store: ManageStore }) {
  const { t } = useTranslation('ads');
  const { arrivals } = store;
  return (
    <section className={styles.section} aria-labelledby="arrivals">
      <h2 id="arrivals" className={styles.title}>
        {t('arrivals-title')}
      </h2>
      {arrivals?.length === 0 && <p className={styles.none}>{t('arrivals-none')}</p>}
      {arrivals && arrivals.length > 0 && (
        <ul className={styles.list}>
          {arrivals.map((booking) => (
            <Arrival key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
      <div>
        <RouteLink route="bookings" {...linkAttributes({ look: 'alone' })}>
          {t('manage-bookings')}
        </RouteLink>
      </div>
    </section>
  );
});

export function ArrivalsSkeleton() {
  return (
    <div className={styles.section}>
      <Skeleton shape="title" width="half" />
      <div className={styles.list}>
        <Skeleton shape="block" className={styles.skeleton} />
        <Skeleton shape="block" className={styles.skeleton} />
      </div>
    </div>
  );
}

function Arrival({ booking }: { booking: BookingSummary }) {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  const { id, person, arrivalDate, departureDate } = booking;
  const { userId, firstName, imagePath } = person;
  return (
    <li className={styles.arrival}>
      <Avatar
        firstName={firstName}
        id={userId}
        {...(imagePath !== null && { url: imageUrl(imagePath, 'avatar') })}
      />
      <div>
        <RouteLink
          className={classNames(cardLinkClassName, styles.days)}
          route="rental-booking"
          parameters={{ id }}
        >
          {formatDays(arrivalDate, departureDate, languageTag)}
        </RouteLink>
        <p className={styles.guest}>
          {t('arrival-guest', { name: firstName, count: nightsBetween(arrivalDate, departureDate) })}
        </p>
      </div>
    </li>
  );
}
