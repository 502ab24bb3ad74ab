import { RouteLink } from '@moien/shared-lib';
import { linkAttributes, Notice, TextField, Toggle } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './AdForm.module.css';
import { EntryField } from './EntryField.tsx';
import { readMonths, readNights } from './entry-rules.ts';
import cardStyles from './FormCard.module.css';
import type { StepProps } from './step-props.ts';

/** How short and long a stay may be, and from when on. */
export const AvailabilityStep = observer(function AvailabilityStep({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  if (!ad.isAvailableForShortTerm && !ad.isAvailableForLongTerm)
    return <Notice tone="informative">{t('choose-term-first')}</Notice>;
  return (
    <>
      {ad.isAvailableForShortTerm && (
        <section className={cardStyles.card} aria-label={t('by-night')}>
          <h2 className={cardStyles.heading}>{t('by-night')}</h2>
          <div className={styles.pair}>
            <NightsField name="minimumNights" text="minimum-nights" store={store} ad={ad} />
            <NightsField name="maximumNights" text="maximum-nights" store={store} ad={ad} />
          </div>
          <Toggle
            label={t('turnover')}
            hint={t('turnover-hint')}
            checked={ad.allowsSameDayTurnover}
            onChange={({ currentTarget: { checked } }) => store.change({ allowsSameDayTurnover: checked })}
          />
        </section>
      )}
      {ad.isAvailableForLongTerm && (
        <section className={cardStyles.card} aria-label={t('by-month')}>
          <h2 className={cardStyles.heading}>{t('by-month')}</h2>
          <div className={styles.pair}>
            <EntryField
              label={t('minimum-months')}
              unit={t('unit-months')}
              note={t('optional')}
              inputMode="numeric"
              text={ad.minimumMonths === null ? '' : String(ad.minimumMonths)}
              read={readMonths}
              onValue={(minimumMonths) => store.change({ minimumMonths })}
              onLeave={() => store.leave()}
            />
            <TextField
              label={t('move-in-date')}
              note={t('optional')}
              hint={t('move-in-date-hint')}
              type="date"
              value={ad.moveInDate ?? ''}
              onChange={({ currentTarget: { value } }) => store.change({ moveInDate: value || null })}
              onBlur={() => store.leave()}
            />
          </div>
        </section>
      )}
      <p className={styles.lead}>
        {t('availability-open')}{' '}
        <RouteLink
          route="availability"
          search={new URLSearchParams({ property: ad.id })}
          {...linkAttributes()}
        >
          {t('to-calendar')}
        </RouteLink>
      </p>
    </>
  );
});

type NightsFieldProps = StepProps & { name: 'minimumNights' | 'maximumNights'; text: string };

const NightsField = observer(function NightsField({ name, text, store, ad }: NightsFieldProps) {
  const { t } = useTranslation('ad-form');
  return (
    <EntryField
      label={t(text)}
      unit={t('unit-nights')}
      inputMode="numeric"
      text={String(ad[name])}
      read={readNights}
      onValue={(value) => store.change({ [name]: value })}
      onLeave={() => store.leave()}
    />
  );
});
