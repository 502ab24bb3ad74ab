import type { Day, Property } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { formatDay } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AskHost } from './AskHost.tsx';
import styles from './BookingBox.module.css';
import { LazyDepositNote, LazyFreeCancellation, LazyMonthlyCosts, LazyTermSwitch } from './lazy-booking.ts';
import { NextStep } from './NextStep.tsx';
import { StayFields } from './StayFields.tsx';
import { StayQuote } from './StayQuote.tsx';
import { StayTotal } from './StayTotal.tsx';
import { shownTerm } from './shown-term.ts';
import type { StayPart } from './stay-sheet-props.ts';
import { stayStore } from './stay-store.ts';

type BookingBoxProps = {
  property: Property;
  /** Both of the loader, so that server and browser draw the same. */
  today: Day;
  now: string;
  onOpen: (part: StayPart) => void;
};

/**
 * What the home costs for the stay that is chosen: by the night, or by the month with what each month costs.
 */
export const BookingBox = observer(function BookingBox(props: BookingBoxProps) {
  const { property, today, now, onOpen } = props;
  const { t } = useTranslation('search');
  const term = shownTerm(property, useFeatureStore(stayStore).termOf(property.id));
  return (
    <aside className={styles.box} aria-label={t('terms')}>
      <div className={styles.price}>
        <StayTotal property={property} />
      </div>
      <LazyTermSwitch property={property} />
      <StayFields property={property} onOpen={onOpen} />
      <StayQuote property={property} />
      <div className={styles.next}>
        <NextStep property={property} onOpen={onOpen} isLarge />
        <LazyFreeCancellation property={property} now={now} />
      </div>
      <LazyDepositNote property={property} />
      {term === 'month' && <LazyMonthlyCosts property={property} today={today} />}
      <CurrencyNote property={property} />
      <AskHost property={property} />
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
