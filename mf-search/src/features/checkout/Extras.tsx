import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { formatPrice, NumberStepper } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { stayStore } from '../booking-box/stay-store.ts';
import styles from './Checkout.module.css';
import type { StaySectionProps } from './StaySection.tsx';

/** What the home offers besides, and how much of it is wanted. */
export const Extras = observer(function Extras({ view, checkout }: Omit<StaySectionProps, 'onChange'>) {
  const { t } = useTranslation('checkout');
  const { t: search } = useTranslation('search');
  const { languageTag } = useRootStore();
  const stays = useFeatureStore(stayStore);
  const { property, bookingOptions = [] } = view;
  if (bookingOptions.length === 0) return null;
  const chosen = stays.optionsOf(property.id);
  return (
    <fieldset className={styles.extras} data-scripted>
      <legend>{t('extras')}</legend>
      {bookingOptions.map(({ featureTypeId, text, unitAmount, basis, maximumQuantity }) => (
        <NumberStepper
          key={featureTypeId}
          label={text}
          hint={t(basis === 'per-night' ? 'extra-of-night' : 'extra-of-stay', {
            amount: formatPrice(unitAmount, property.currency, languageTag),
          })}
          decreaseLabel={search('one-fewer', { what: text })}
          increaseLabel={search('one-more', { what: text })}
          value={chosen.find((option) => option.featureTypeId === featureTypeId)?.quantity ?? 0}
          maximum={maximumQuantity}
          onChange={(quantity) => {
            if (checkout.isBusy) return;
            checkout.forgive();
            stays.setOption(property.id, { featureTypeId, quantity });
          }}
        />
      ))}
    </fieldset>
  );
});
