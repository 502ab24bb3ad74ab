import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { guestsText } from '../booking-box/guests-text.ts';
import type { StayPart } from '../booking-box/stay-sheet-props.ts';
import { stayStore } from '../booking-box/stay-store.ts';
import type { PropertyView } from '../property-details/property-store.ts';
import styles from './Checkout.module.css';
import type { Checkout } from './checkout.ts';
import { stayDays } from './stay-days.ts';

export type StaySectionProps = {
  view: PropertyView;
  checkout: Checkout;
  onChange: (part: StayPart) => void;
};

/** Dates and guests, each to be changed in place. */
export const StaySection = observer(function StaySection({ view, checkout, onChange }: StaySectionProps) {
  const { t } = useTranslation('checkout');
  const { t: search } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { property } = view;
  const { range, guests } = useFeatureStore(stayStore).stayOf(property.id);
  const { arrival, departure } = range;
  const hasDays = arrival !== undefined && departure !== undefined;
  const rows: [name: StayPart, value: string, press: string][] = [
    hasDays
      ? ['days', t('from-to', stayDays(arrival, departure, languageTag)), t('change')]
      : ['days', t('no-days'), t('choose')],
    ['guests', guestsText(guests, search), t('change')],
  ];
  return (
    <section className={styles.section} aria-labelledby="checkout-stay">
      <h2 id="checkout-stay">{t('your-stay')}</h2>
      <dl className={styles.rows}>
        {rows.map(([name, value, press]) => (
          <div key={name} className={styles.row}>
            <dt>{t(`stay-${name}`)}</dt>
            <dd>
              <span>{value}</span>
              <Button
                variant="quiet"
                data-scripted
                aria-haspopup="dialog"
                aria-label={name === 'days' && !hasDays ? search('choose-stay') : t(`change-${name}`)}
                disabled={checkout.isBusy}
                onClick={() => onChange(name)}
              >
                {press}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
