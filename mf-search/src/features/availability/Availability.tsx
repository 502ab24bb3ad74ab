import { type Day, nightsBetween, type Property } from '@moien/contract';
import { useFeatureStore, useLazyModule, useRootStore } from '@moien/shared-lib';
import { Button, formatDay } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stay } from '../booking-box/stay-parameters.ts';
import { stayStore } from '../booking-box/stay-store.ts';
import { useIsNear } from '../lazy/use-is-near.ts';
import styles from './Availability.module.css';
import { PrintedMonths } from './PrintedMonths.tsx';

const load = () => import(/* webpackChunkName: "stay" */ '../booking-box/StayCalendar.tsx');
const MONTHS_SHOWN = 3;

type AvailabilityProps = { property: Property; today: Day };

/**
 * Which nights are free. The server prints the months; a picker of the same size takes their place when it
 * comes near.
 */
export const Availability = observer(function Availability({ property, today }: AvailabilityProps) {
  const { t } = useTranslation('search');
  const section = useRef<HTMLElement>(null);
  const { module } = useLazyModule(load, useIsNear(section));
  const stays = useFeatureStore(stayStore);
  const { range } = stays.stayOf(property.id);
  return (
    <section ref={section} className={styles.availability} aria-labelledby="availability">
      <div className={styles.head}>
        <h2 id="availability">{t('availability')}</h2>
        <p className={styles.chosen} role="status">
          <ChosenDays range={range} />
        </p>
      </div>
      <div className={styles.months}>
        {module ? (
          <module.StayCalendar property={property} today={today} months={MONTHS_SHOWN} startsThisWeek />
        ) : (
          <PrintedMonths today={today} unavailable={property.unavailableArray} count={MONTHS_SHOWN} />
        )}
      </div>
      <Button
        className={styles.clear}
        variant="quiet"
        aria-disabled={range.arrival === undefined}
        onClick={() => range.arrival && stays.clearDays(property.id)}
      >
        {t('clear-days')}
      </Button>
    </section>
  );
});

function ChosenDays({ range: { arrival, departure } }: Pick<Stay, 'range'>) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  if (!arrival) return t('choose-arrival');
  if (!departure) return t('choose-departure');
  return t('chosen-nights', {
    nights: t('nights', { count: nightsBetween(arrival, departure) }),
    arrival: formatDay(arrival, languageTag, 'medium'),
    departure: formatDay(departure, languageTag, 'medium'),
  });
}
