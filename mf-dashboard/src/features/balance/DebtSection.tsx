import type { Balance } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import {
  classNames,
  dayInTimeZone,
  formatDay,
  formatDays,
  formatPrice,
  linkAttributes,
} from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import cardStyles from '../card-list/CardList.module.css';
import { Section } from '../page-frame/Section.tsx';
import styles from './ReleaseList.module.css';
import { BANK_TIME_ZONE } from './release-text.ts';

/** What guests' banks took back after it had been paid out, and how much of it is still to be made up for. */
export function DebtSection({ balance }: { balance: Balance }) {
  const { t } = useTranslation('balance');
  const { languageTag } = useRootStore();
  const { owedToUs, debtArray, currency } = balance;
  if (owedToUs === 0) return null;
  const price = (minorUnits: number) => formatPrice(minorUnits, currency, languageTag);
  return (
    <Section title={t('debt')}>
      <p className={cardStyles.soft}>{t('debt-text', { amount: price(owedToUs) })}</p>
      <ul className={cardStyles.list} aria-label={t('debt')}>
        {debtArray.map(({ booking, amount, at }) => (
          <li key={`${booking.bookingId} ${at}`} className={classNames(cardStyles.card, styles.release)}>
            <div className={styles.head}>
              <h3 className={cardStyles.title}>{booking.title}</h3>
              <strong className={styles.amount}>{price(amount)}</strong>
            </div>
            <p className={cardStyles.soft}>
              {[
                booking.guestFirstName,
                formatDays(booking.arrivalDate, booking.departureDate, languageTag),
              ].join(' · ')}
            </p>
            <p>
              {t('debt-since', {
                day: formatDay(dayInTimeZone(at, BANK_TIME_ZONE), languageTag, 'medium'),
              })}
            </p>
            <RouteLink
              route="rental-booking"
              parameters={{ id: booking.bookingId }}
              {...linkAttributes({ look: 'alone' })}
            >
              {t('to-booking')}
            </RouteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
