import type { Property } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { formatDay } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './BookingBox.module.css';
import { guestsText } from './guests-text.ts';
import { shownTerm } from './shown-term.ts';
import type { StayPart } from './stay-sheet-props.ts';
import { stayStore } from './stay-store.ts';

type StayFieldsProps = { property: Property; onOpen: (part: StayPart) => void };

/** Arrival, departure and guests. Each button shows its value and opens the dialog that changes it. */
export const StayFields = observer(function StayFields({ property, onOpen }: StayFieldsProps) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const stays = useFeatureStore(stayStore);
  const { range, guests } = stays.stayOf(property.id);
  const isByNight = shownTerm(property, stays.termOf(property.id)) === 'night';
  const dayText = (day: string | undefined) =>
    day ? formatDay(day, languageTag, 'weekday') : t('choose-day');
  const fields: [slug: string, part: StayPart, value: string][] = [
    [isByNight ? 'arrival' : 'move-in', 'days', dayText(range.arrival)],
    [isByNight ? 'departure' : 'move-out', 'days', dayText(range.departure)],
    ['stay-who', 'guests', guestsText(guests, t)],
  ];
  return (
    <fieldset className={styles.fields} data-scripted aria-label={t('your-stay')}>
      {fields.map(([slug, part, value]) => (
        <button
          key={slug}
          type="button"
          className={styles.field}
          onClick={() => onOpen(part)}
          aria-haspopup="dialog"
        >
          <span className={styles.fieldName}>{t(slug)}</span>
          <span className={styles.fieldValue}>{value}</span>
        </button>
      ))}
    </fieldset>
  );
});
