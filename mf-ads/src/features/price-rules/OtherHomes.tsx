import { Checkbox } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './PriceRules.module.css';
import type { PriceRulesStore } from './price-rules-store.ts';

/** The other homes of who is signed in, which may get the same rules. */
export const OtherHomes = observer(function OtherHomes({ store }: { store: PriceRulesStore }) {
  const { t } = useTranslation('price-rules');
  const { otherHomes, home } = store;
  if (otherHomes.length === 0 || !home) return null;
  const possible = otherHomes.filter(({ hasOtherCurrency }) => !hasOtherCurrency);
  const areAllChosen = possible.length > 0 && possible.every(({ isChosen }) => isChosen);
  return (
    <section className={styles.section} aria-labelledby="homes-title">
      <h2 id="homes-title" className={styles.title}>
        {t('homes-title')}
      </h2>
      <p className={styles.lead}>{t('homes-lead')}</p>
      <fieldset className={styles.homes} aria-labelledby="homes-title">
        {possible.length > 2 && (
          <Checkbox
            label={t('homes-all')}
            checked={areAllChosen}
            onChange={({ currentTarget: { checked } }) => {
              for (const other of possible) store.choose(other.home.propertyId, checked);
            }}
          />
        )}
        {otherHomes.map(({ home: other, isChosen, hasOtherCurrency }) => (
          <Checkbox
            key={other.propertyId}
            label={other.title}
            hint={
              hasOtherCurrency
                ? t('other-currency', { currency: other.currency, price: home.currency })
                : undefined
            }
            disabled={hasOtherCurrency}
            checked={isChosen}
            onChange={({ currentTarget: { checked } }) => store.choose(other.propertyId, checked)}
          />
        ))}
      </fieldset>
    </section>
  );
});
