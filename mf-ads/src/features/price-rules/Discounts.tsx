import {
  type CalendarHome,
  MONTHLY_DISCOUNT_NIGHTS,
  percentOf,
  WEEKLY_DISCOUNT_NIGHTS,
} from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatPrice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { readWhole } from '../fields/read-entry.ts';
import { UnitField } from '../fields/UnitField.tsx';
import styles from './PriceRules.module.css';
import type { PriceRulesStore } from './price-rules-store.ts';
import { DISCOUNT_KINDS, type DiscountEntry } from './rule-entry.ts';

type Kind = (typeof DISCOUNT_KINDS)[number];

/** Nights of the stay by which a discount is shown. */
const EXAMPLE_NIGHTS: Record<Kind, number> = {
  weekly: WEEKLY_DISCOUNT_NIGHTS,
  monthly: MONTHLY_DISCOUNT_NIGHTS,
  'early-booking': 1,
  'last-minute': 1,
};

/** What is taken off the nights of a stay; the greatest discount applies. */
export const Discounts = observer(function Discounts({ store }: { store: PriceRulesStore }) {
  const { t } = useTranslation('price-rules');
  return (
    <section className={styles.section} aria-labelledby="discounts-title">
      <h2 id="discounts-title" className={styles.title}>
        {t('discounts-title')}
      </h2>
      <p className={styles.lead}>{t('discounts-lead')}</p>
      <div className={styles.grid}>
        {DISCOUNT_KINDS.map((kind) => (
          <DiscountFields key={kind} kind={kind} store={store} />
        ))}
      </div>
    </section>
  );
});

const DiscountFields = observer(function DiscountFields({
  kind,
  store,
}: {
  kind: Kind;
  store: PriceRulesStore;
}) {
  const { t } = useTranslation('price-rules');
  const { entry, home } = store;
  if (!entry || !home) return null;
  const discount = entry.discounts[kind];
  const errors = store.errors.discounts[kind] ?? {};
  const field = (name: keyof DiscountEntry) => ({
    value: discount[name],
    error: errors[name] && t(errors[name]),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      store.change({ discounts: { ...entry.discounts, [kind]: { ...discount, [name]: value } } }),
  });
  const hasDays = kind === 'early-booking' || kind === 'last-minute';
  return (
    <fieldset className={styles.card}>
      <legend className={styles.cardTitle}>{t(`discount-${kind}`)}</legend>
      <div className={styles.small}>
        <UnitField {...field('percent')} label={t('discount-percent')} unit="%" />
        {hasDays && (
          <UnitField {...field('days')} label={t(`discount-days-${kind}`)} unit={t('unit-days-ahead')} />
        )}
      </div>
      <DiscountExample kind={kind} percent={readWhole(discount.percent, 1, 90)} home={home} />
    </fieldset>
  );
});

type DiscountExampleProps = { kind: Kind; percent: number | undefined; home: CalendarHome };

function DiscountExample({ kind, percent, home: { nightlyPrice, currency } }: DiscountExampleProps) {
  const { t } = useTranslation('price-rules');
  const { languageTag } = useRootStore();
  const count = EXAMPLE_NIGHTS[kind];
  if (percent === undefined || nightlyPrice === null)
    return <p className={styles.facts}>{t(`discount-${kind}-hint`, { count })}</p>;
  const before = nightlyPrice * count;
  return (
    <p className={styles.example}>
      {t('discount-example', {
        nights: t('nights', { count }),
        before: formatPrice(before, currency, languageTag),
        after: formatPrice(before - percentOf(before, percent), currency, languageTag),
      })}
    </p>
  );
}
