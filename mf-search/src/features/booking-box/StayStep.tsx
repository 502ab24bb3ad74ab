import { monthsBetween, nightsBetween, type Property } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Button, formatDay, formatDays } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { lengthInMonths } from '../price-lines/stay-length.ts';
import styles from './StayStep.module.css';
import { shownTerm } from './shown-term.ts';
import { stayStore } from './stay-store.ts';
import { useMinimumStay } from './use-minimum-stay.ts';

/** Above the calendar: which day is chosen next and how short a stay may be, or the chosen stay. */
export const StayStep = observer(function StayStep({ property }: { property: Property }) {
  const { t } = useTranslation('search');
  const stays = useFeatureStore(stayStore);
  const { arrival, departure } = stays.stayOf(property.id).range;
  const minimum = useMinimumStay(property);
  return (
    <div className={styles.step}>
      <p className={styles.text} role="status">
        <strong>
          <NextStep property={property} />
        </strong>
        {departure === undefined && minimum && <span className={styles.minimum}>{minimum}</span>}
      </p>
      {arrival !== undefined && (
        <Button variant="quiet" className={styles.clear} onClick={() => stays.clearDays(property.id)}>
          {t('clear-days')}
        </Button>
      )}
    </div>
  );
});

const NextStep = observer(function NextStep({ property }: { property: Property }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const stays = useFeatureStore(stayStore);
  const { arrival, departure } = stays.stayOf(property.id).range;
  const isByNight = shownTerm(property, stays.termOf(property.id)) === 'night';
  if (arrival === undefined) return t(isByNight ? 'pick-arrival' : 'pick-move-in');
  if (departure === undefined) {
    const day = formatDay(arrival, languageTag, 'weekday');
    return t(isByNight ? 'pick-departure' : 'pick-move-out', { day });
  }
  const { months, nights } = monthsBetween(arrival, departure);
  const count = nightsBetween(arrival, departure);
  const length = isByNight || months === 0 ? t('nights', { count }) : lengthInMonths(months, nights, t);
  return t('stay-chosen', { stay: formatDays(arrival, departure, languageTag), nights: length });
});
