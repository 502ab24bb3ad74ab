import type { Property } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatDay, formatPrice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PropertyPrice } from '../property-card/PropertyPrice.tsx';
import styles from './Terms.module.css';

/** Prices with everything that comes on top of them, and the terms of the stay. */
export const Terms = observer(function Terms({ property }: { property: Property }) {
  const { t } = useTranslation('search');
  const rows = useTerms(property);
  return (
    <aside className={styles.terms} aria-labelledby="terms">
      <h2 id="terms" className={styles.title}>
        {t('terms')}
      </h2>
      <PropertyPrice property={property} />
      <CurrencyNote property={property} />
      <dl className={styles.rows}>
        {rows.map(([slug, value]) => (
          <div key={slug} className={styles.row}>
            <dt>{t(slug)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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

function useTerms(property: Property): [slug: string, value: string][] {
  const { t } = useTranslation('search');
  const { currency, languageTag } = useRootStore();
  const money = (amount: number | null) => {
    if (!amount) return amount;
    const shown = currency.shown({ amount, currency: property.currency });
    return `${shown.isConverted ? '≈\u00a0' : ''}${formatPrice(shown.amount, shown.currency, languageTag)}`;
  };
  const isShort = property.isAvailableForShortTerm;
  const isLong = property.isAvailableForLongTerm;
  const rows: [string, string | number | null | false | undefined][] = [
    ['cleaning-fee', isShort && money(property.cleaningFee)],
    ['deposit', money(property.deposit)],
    ['monthly-charges', isLong && money(property.monthlyCharges)],
    ['minimum-nights', isShort && t('nights', { count: property.minimumNights })],
    ['maximum-nights', isShort && t('nights', { count: property.maximumNights })],
    ['minimum-months', isLong && property.minimumMonths && t('months', { count: property.minimumMonths })],
    ['move-in-date', isLong && property.moveInDate && formatDay(property.moveInDate, languageTag)],
    ['same-day-turnover', isShort && t(property.allowsSameDayTurnover ? 'yes' : 'no')],
    ['instant-booking', isShort && t(property.isInstantBookable ? 'yes' : 'no')],
    ['energy-class', property.energyClass],
    ['registration-number', property.registrationNumber],
  ];
  return rows.flatMap(([slug, value]) => (value ? [[slug, String(value)] as [string, string]] : []));
}
