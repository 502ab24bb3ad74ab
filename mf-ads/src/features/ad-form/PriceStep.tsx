import type { Ad, AdChange, CurrencyCode } from '@moien/contract';
import { CURRENCY_EXPONENTS } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber, Toggle } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './AdForm.module.css';
import { EntryField } from './EntryField.tsx';
import { readAmount, readPrice } from './entry-rules.ts';
import type { StepProps } from './step-props.ts';

type AmountName = 'nightlyPrice' | 'monthlyPrice' | 'deposit' | 'cleaningFee' | 'monthlyCharges';

/** By the night, by the month or both, and what it costs. */
export const PriceStep = observer(function PriceStep({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  return (
    <>
      <Toggle
        label={t('by-night')}
        hint={t('by-night-hint')}
        checked={ad.isAvailableForShortTerm}
        onChange={({ currentTarget: { checked } }) => store.change({ isAvailableForShortTerm: checked })}
      />
      {ad.isAvailableForShortTerm && (
        <div className={styles.pair}>
          <AmountField name="nightlyPrice" store={store} ad={ad} />
          <AmountField name="cleaningFee" store={store} ad={ad} isOptional />
        </div>
      )}
      <Toggle
        label={t('by-month')}
        hint={t('by-month-hint')}
        checked={ad.isAvailableForLongTerm}
        onChange={({ currentTarget: { checked } }) => store.change({ isAvailableForLongTerm: checked })}
      />
      {ad.isAvailableForLongTerm && (
        <div className={styles.pair}>
          <AmountField name="monthlyPrice" store={store} ad={ad} />
          <AmountField name="monthlyCharges" store={store} ad={ad} isOptional />
        </div>
      )}
      {(ad.isAvailableForShortTerm || ad.isAvailableForLongTerm) && (
        <AmountField name="deposit" store={store} ad={ad} isOptional />
      )}
    </>
  );
});

const TEXTS: Record<AmountName, string> = {
  nightlyPrice: 'nightly-price',
  monthlyPrice: 'monthly-price',
  deposit: 'deposit',
  cleaningFee: 'cleaning-fee',
  monthlyCharges: 'monthly-charges',
};

const AmountField = observer(function AmountField({
  name,
  store,
  ad,
  isOptional = false,
}: StepProps & { name: AmountName; isOptional?: boolean }) {
  const { t } = useTranslation('ad-form');
  const { languageTag } = useRootStore();
  const currency = ad.currency ?? 'EUR';
  const isPrice = name === 'nightlyPrice' || name === 'monthlyPrice';
  return (
    <EntryField
      label={t(TEXTS[name], { currency })}
      note={isOptional ? t('optional') : undefined}
      inputMode="decimal"
      autoComplete="off"
      text={amountText(ad[name], currency, languageTag)}
      read={(text) => (isPrice ? readPrice : readAmount)(text, currency)}
      onValue={(value) => store.change({ [name]: value } satisfies AdChange)}
      onLeave={() => store.leave()}
    />
  );
});

function amountText(amount: Ad['deposit'], currency: CurrencyCode, languageTag: string): string {
  if (amount === null) return '';
  const units = amount / 10 ** CURRENCY_EXPONENTS[currency];
  return formatNumber(units, languageTag, Number.isInteger(units) ? 0 : CURRENCY_EXPONENTS[currency]);
}
