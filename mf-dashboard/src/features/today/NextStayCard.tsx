import { type BookingSummary, imageUrl, nightsBetween } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Badge, buttonAttributes, Picture } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { guestsText } from '../booking/guests-text.ts';
import type { Received } from '../booking/received.ts';
import { stayDaysText } from '../booking/stay-days-text.ts';
import { whenText } from '../booking/when-text.ts';
import { StayFacts } from '../stay-facts/StayFacts.tsx';
import styles from './NextStayCard.module.css';

/** The stay that somebody looks forward to, or is in: how far it is, where, and from when. */
export function NextStayCard({ booking }: { booking: Received<BookingSummary> }) {
  const { t } = useTranslation('today');
  const { t: tStay } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const { home, arrivalDate, departureDate, ...value } = booking.value;
  const { imagePath } = home;
  const nights = tStay('nights', { count: nightsBetween(arrivalDate, departureDate) });
  return (
    <article className={styles.card}>
      <Picture
        url={imagePath === null ? undefined : (width) => imageUrl(imagePath, width)}
        sizes="(min-width: 44em) 22rem, 100vw"
        alt=""
        ratio="3:2"
        className={styles.picture}
        isEager
      />
      <div className={styles.body}>
        <p className={styles.when}>
          <Badge tone={value.state === 'in-stay' ? 'accent' : 'success'}>
            {whenText(booking, tStay) ?? tStay('chip-confirmed')}
          </Badge>
        </p>
        <h3 className={styles.title}>{home.title}</h3>
        <p className={styles.facts}>
          {[stayDaysText(booking.value, languageTag), nights, guestsText(booking.value, tStay)].join(' · ')}
        </p>
        <StayFacts booking={booking.value} />
        <div>
          <RouteLink
            route="rental-booking"
            parameters={{ id: value.id }}
            {...buttonAttributes({ variant: 'primary' })}
          >
            {t('to-stay')}
          </RouteLink>
        </div>
      </div>
    </article>
  );
}
