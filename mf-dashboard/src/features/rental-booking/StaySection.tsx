import { type Booking, bookingCalendarPath, imageUrl, nightsBetween } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { formatDay, Link, linkAttributes, Picture } from '@moien/shared-lib/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { guestsText } from '../booking/guests-text.ts';
import { isContactLater, isGuestThere, isStayAhead } from '../booking/shown-state.ts';
import { Section } from '../page-frame/Section.tsx';
import { mapUrl } from '../stay-facts/map-url.ts';
import { StayDetails } from './StayDetails.tsx';
import styles from './StaySection.module.css';

/** When, where and for whom. While a guest is there, the head of the page has the place and the times. */
export function StaySection({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const { home, arrivalDate, departureDate } = booking;
  const isInHead = isGuestThere(booking);
  return (
    <Section title={t('stay-title')}>
      {!isInHead && <Home booking={booking} />}
      <dl className={styles.facts}>
        {!isInHead && <Times booking={booking} />}
        <Fact name={t('length')}>{t('nights', { count: nightsBetween(arrivalDate, departureDate) })}</Fact>
        <Fact name={t('who')}>{guestsText(booking, t)}</Fact>
        {home.registrationNumber && <Fact name={t('registration-number')}>{home.registrationNumber}</Fact>}
      </dl>
      <StayDetails booking={booking} />
      {isStayAhead(booking) && !isContactLater(booking) && (
        <Link look="alone" href={bookingCalendarPath(booking.id)} download>
          {t('calendar-file')}
        </Link>
      )}
    </Section>
  );
}

function Home({ booking }: { booking: Booking }) {
  const { home } = booking;
  return (
    <div className={styles.home}>
      <Picture
        url={pictureOf(home.imagePath)}
        sizes="(min-width: 56em) 12rem, 40vw"
        alt=""
        className={styles.picture}
      />
      <div className={styles.name}>
        <RouteLink route="property" parameters={{ id: home.propertyId }} {...linkAttributes()}>
          {home.title}
        </RouteLink>
        <Place booking={booking} />
      </div>
    </div>
  );
}

function Times({ booking: { home, arrivalDate, departureDate } }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const day = (date: string) =>
    `${formatDay(date, languageTag, 'name')}, ${formatDay(date, languageTag, 'long')}`;
  return (
    <>
      <Fact name={t('check-in')}>
        {day(arrivalDate)}
        <span className={styles.time}>{t('check-in-from', { time: home.checkInTime })}</span>
      </Fact>
      <Fact name={t('check-out')}>
        {day(departureDate)}
        <span className={styles.time}>{t('check-out-by', { time: home.checkOutTime })}</span>
      </Fact>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Place({ booking }: { booking: Booking }) {
  const { t } = useTranslation('dashboard');
  const { address, cityName } = booking.home;
  if (!address)
    return (
      <>
        <p>{cityName}</p>
        {booking.role === 'guest' && isContactLater(booking) && (
          <p className={styles.time}>{t('address-later')}</p>
        )}
      </>
    );
  return (
    <>
      <p>{address.text ?? cityName}</p>
      <Link look="alone" href={mapUrl(address)} newTabLabel={t('new-tab')}>
        {t('show-on-map')}
      </Link>
    </>
  );
}

function pictureOf(path: string | null) {
  return path === null ? undefined : (width: Parameters<typeof imageUrl>[1]) => imageUrl(path, width);
}
