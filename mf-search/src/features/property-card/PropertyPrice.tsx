import type { PropertySummary } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Price } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './PropertyPrice.module.css';

/** The price of each term in which the home is let. */
export function PropertyPrice({ property }: { property: PropertySummary }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { currency, nightlyPrice, monthlyPrice, isAvailableForShortTerm, isAvailableForLongTerm } = property;
  return (
    <p className={styles.prices}>
      {isAvailableForShortTerm && nightlyPrice !== null && (
        <Price amount={nightlyPrice} currency={currency} language={languageTag} suffix={t('per-night')} />
      )}
      {isAvailableForLongTerm && monthlyPrice !== null && (
        <Price amount={monthlyPrice} currency={currency} language={languageTag} suffix={t('per-month')} />
      )}
    </p>
  );
}
