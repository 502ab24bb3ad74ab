import type { Property } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { formatDays, Icon, VisuallyHidden } from '@moien/shared-lib/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './BookingBar.module.css';
import { guestsText } from './guests-text.ts';
import { NextStep } from './NextStep.tsx';
import { StayTotal } from './StayTotal.tsx';
import type { StayPart } from './stay-sheet-props.ts';
import { stayStore } from './stay-store.ts';

type BookingBarProps = { property: Property; onOpen: (part: StayPart) => void };

/** On a phone the price stays in view, and the next step: a stay, other days, or the booking. */
export const BookingBar = observer(function BookingBar({ property, onOpen }: BookingBarProps) {
  const { t } = useTranslation('search');
  const stays = useFeatureStore(stayStore);
  const answer = stays.quoteOf(property.id);
  return (
    <section className={styles.bar} aria-label={t('your-stay')}>
      <div className={styles.price}>
        {answer.status === 'refused' ? (
          <p className={styles.refusal}>
            <Icon of={CircleAlert} size="small" />
            <span>{answer.message}</span>
          </p>
        ) : (
          <StayTotal property={property} isBrief />
        )}
        {answer.status !== 'refused' && <ChosenStay property={property} onOpen={onOpen} />}
      </div>
      <NextStep property={property} onOpen={onOpen} />
    </section>
  );
});

/** Days and guests of the stay: a press changes them. */
const ChosenStay = observer(function ChosenStay({ property, onOpen }: BookingBarProps) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { range, guests } = useFeatureStore(stayStore).stayOf(property.id);
  if (!range.arrival || !range.departure) return null;
  const days = formatDays(range.arrival, range.departure, languageTag);
  return (
    <button type="button" className={styles.stay} aria-haspopup="dialog" onClick={() => onOpen('days')}>
      <VisuallyHidden>{t('change-stay')}: </VisuallyHidden>
      {`${days} · ${guestsText(guests, t)}`}
    </button>
  );
});
