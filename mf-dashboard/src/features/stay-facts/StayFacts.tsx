import type { BookingSummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay, Icon, Link } from '@moien/shared-lib/ui';
import type { LucideIcon } from 'lucide-react';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mapUrl } from './map-url.ts';
import styles from './StayFacts.module.css';

type StayFactsProps = {
  booking: BookingSummary;
  /** Facts of the page itself, after address and times. */
  children?: ReactNode;
};

/** What somebody looks up on the way: where it is, and from when until when. */
export function StayFacts({ booking, children }: StayFactsProps) {
  const { t } = useTranslation('dashboard');
  const { home, arrivalDate, departureDate } = booking;
  return (
    <dl className={styles.facts}>
      <Address home={home} />
      <StayFact icon={LogIn} name={t('check-in')}>
        <Moment day={arrivalDate} time={t('check-in-from', { time: home.checkInTime })} />
      </StayFact>
      <StayFact icon={LogOut} name={t('check-out')}>
        <Moment day={departureDate} time={t('check-out-by', { time: home.checkOutTime })} />
      </StayFact>
      {children}
    </dl>
  );
}

/** One of them, behind its icon. */
export function StayFact({ icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        <Icon of={icon} />
        {name}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** The street with the way to it, or the city as long as the street is not told. */
function Address({ home: { address, cityName } }: Pick<BookingSummary, 'home'>) {
  const { t } = useTranslation('dashboard');
  return (
    <StayFact icon={MapPin} name={t('address')}>
      {address?.text ?? cityName}
      {address && (
        <Link look="alone" className={styles.map} href={mapUrl(address)} newTabLabel={t('new-tab')}>
          {t('show-on-map')}
        </Link>
      )}
    </StayFact>
  );
}

function Moment({ day, time }: { day: string; time: string }) {
  const { languageTag } = useRootStore();
  return (
    <>
      {`${formatDay(day, languageTag, 'name')}, ${formatDay(day, languageTag, 'long')}`}
      <span className={styles.time}>{time}</span>
    </>
  );
}
