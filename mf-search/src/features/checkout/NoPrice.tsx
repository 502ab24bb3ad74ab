import type { Property } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { Button, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { nightsOf } from '../booking-box/night-rules.ts';
import { isRefusedForGood, refusedPart } from '../booking-box/refused-part.ts';
import type { StayPart } from '../booking-box/stay-sheet-props.ts';
import { stayStore } from '../booking-box/stay-store.ts';
import styles from './Checkout.module.css';
import { NextDates } from './NextDates.tsx';
import { nextFreeDates } from './next-free-dates.ts';

export type NoPriceProps = { property: Property; today: string; onChange: (part: StayPart) => void };

/** In the place of the form: why the chosen stay has no price, and the way out. */
export const NoPrice = observer(function NoPrice({ property, today, onChange }: NoPriceProps) {
  const { t } = useTranslation('checkout');
  const { t: search } = useTranslation('search');
  const stays = useFeatureStore(stayStore);
  const answer = stays.quoteOf(property.id);
  if (answer.status === 'failed') {
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="primary" data-scripted onClick={() => void stays.retry(property.id)}>
            {t('retry')}
          </Button>
        }
      >
        {t('price-failed')}
      </Notice>
    );
  }
  const isRefused = answer.status === 'refused';
  const isForGood = isRefused && isRefusedForGood(answer.code);
  const part = isRefused ? refusedPart(answer.code) : 'days';
  const next =
    isRefused && answer.code === 'stay-not-available'
      ? nextFreeDates(nightsOf(property, 'night', today), stays.stayOf(property.id).range)
      : null;
  return (
    <Notice
      tone="informative"
      action={
        isForGood ? undefined : (
          <div className={styles.choices} data-scripted>
            <Button variant="primary" aria-haspopup="dialog" onClick={() => onChange(part)}>
              {search(isRefused ? `other-${part}` : 'choose-stay')}
            </Button>
            {next && <NextDates property={property} next={next} />}
          </div>
        )
      }
    >
      {isRefused ? answer.message : t('price-open')}
    </Notice>
  );
});
