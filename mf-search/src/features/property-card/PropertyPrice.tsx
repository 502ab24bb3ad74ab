import type { PropertySummary, StayTerm } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Price } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './PropertyPrice.module.css';

type PropertyPriceProps = { property: PropertySummary };

/**
 * The price of each term in which the home is let, or of one of them, in the currency that the visitor has
 * chosen.
 */
export const PropertyPrice = observer(function PropertyPrice({
  property,
  term,
}: PropertyPriceProps & { term?: StayTerm | undefined }) {
  const { t } = useTranslation('search');
  const { nightlyPrice, monthlyPrice, isAvailableForShortTerm, isAvailableForLongTerm } = property;
  return (
    <p className={styles.prices}>
      {term !== 'month' && isAvailableForShortTerm && nightlyPrice !== null && (
        <ShownPrice property={property} amount={nightlyPrice} suffix={t('per-night')} />
      )}
      {term !== 'night' && isAvailableForLongTerm && monthlyPrice !== null && (
        <ShownPrice property={property} amount={monthlyPrice} suffix={t('per-month')} />
      )}
    </p>
  );
});

type ShownPriceProps = PropertyPriceProps & { amount: number; suffix: string };

const ShownPrice = observer(function ShownPrice({ property, amount, suffix }: ShownPriceProps) {
  const { currency, languageTag } = useRootStore();
  const shown = currency.shown({ amount, currency: property.currency });
  return (
    <Price
      amount={shown.amount}
      currency={shown.currency}
      language={languageTag}
      suffix={suffix}
      isApproximate={shown.isConverted}
      isWhole
    />
  );
});
