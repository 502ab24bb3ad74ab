import type { Booking, BookingChange } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { useTranslation } from 'react-i18next';
import { guestsText } from '../booking/guests-text.ts';
import { stayDaysText } from '../booking/stay-days-text.ts';
import { signedPrice } from '../booking-change/difference-text.ts';
import styles from './ChangeInMessage.module.css';

type EndedChangeProps = { booking: Pick<Booking, 'currency'>; change: BookingChange };

/** What has become of a change, and what it was. */
export function EndedChange({ booking, change }: EndedChangeProps) {
  const { t } = useTranslation('dashboard');
  const { languageTag } = useRootStore();
  const { difference } = change;
  const facts = [
    { id: 'stay-dates', text: stayDaysText(change, languageTag) },
    { id: 'guests', text: guestsText(change, t) },
    {
      id: 'difference',
      text:
        difference === 0
          ? t('change-difference-none')
          : signedPrice(difference, booking.currency, languageTag),
    },
  ];
  return (
    <>
      <h2 className={styles.title}>{t(`change-title-${change.state}`)}</h2>
      <dl className={styles.facts}>
        {facts.map(({ id, text }) => (
          <div key={id}>
            <dt>{t(`change-${id}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
