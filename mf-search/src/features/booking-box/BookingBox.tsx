import type { Day, Property } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { formatDay } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PropertyPrice } from '../property-card/PropertyPrice.tsx';
import { BookingActions } from './BookingActions.tsx';
import styles from './BookingBox.module.css';
import { LazyMonthlyCosts, LazyTermSwitch } from './lazy-booking.ts';
import { StayFields } from './StayFields.tsx';
import { StayQuote } from './StayQuote.tsx';
import { shownTerm } from './shown-term.ts';
import type { StayPart } from './stay-sheet-props.ts';
import { stayStore } from './stay-store.ts';

type BookingBoxProps = { property: Property; today: Day; onOpen: (part: StayPart) => void };

/**
 * What the home costs for the stay that is chosen: by the night, or by the month with what each month costs.
 */
export const BookingBox = observer(function BookingBox({ property, today, onOpen }: BookingBoxProps) {
  const { t } = useTranslation('search');
  const term = shownTerm(property, useFeatureStore(stayStore).termOf(property.id));
  return (
    <aside className={styles.box} aria-labelledby="terms">
      <h2 id="terms" className={styles.title}>
        {t('terms')}
      </h2>
      <PropertyPrice property={property} />
      <LazyTermSwitch property={property} />
      <StayFields property={property} onOpen={onOpen} />
      <StayQuote property={property} />
      {term === 'month' && <LazyMonthlyCosts property={property} today={today} />}
      <CurrencyNote property={property} />
      <BookingActions property={property} />
    </aside>
  );
});

/** Product decision 4: what is charged stays in the property's currency. */
const CurrencyNote = observer(function CurrencyNote({ property }: { property: Property }) {
  const { t } = useTranslation('search');
  const { currency, languageTag } = useRootStore();
  const ratesDay = currency.ratesDayOf(property.currency);
  if (!ratesDay) return null;
  const day = formatDay(ratesDay, languageTag);
  return <p className={styles.note}>{t('currency-note', { currency: property.currency, day })}</p>;
});
