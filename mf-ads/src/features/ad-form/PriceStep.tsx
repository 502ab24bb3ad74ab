import { type Ad, type AdChange, percentOf } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { currencySymbol, formatPercent, formatPrice, Toggle } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { amountText } from '../fields/amount-text.ts';
import { readAmount, readPrice } from '../fields/read-entry.ts';
import formStyles from './AdForm.module.css';
import { EntryField } from './EntryField.tsx';
import cardStyles from './FormCard.module.css';
import styles from './PriceStep.module.css';
import type { StepProps } from './step-props.ts';

type AmountName = 'nightlyPrice' | 'monthlyPrice' | 'deposit' | 'cleaningFee' | 'monthlyCharges';

/** By the night, by the month or both, and what it costs. */
export const PriceStep = observer(function PriceStep({ store, ad }: StepProps) {
  const { t } = useTranslation('ad-form');
  return (
    <>
      <section className={cardStyles.card} aria-label={t('by-night')}>
        <Toggle
          label={<span className={cardStyles.heading}>{t('by-night')}</span>}
          hint={t('by-night-hint')}
          checked={ad.isAvailableForShortTerm}
          onChange={({ currentTarget: { checked } }) => store.change({ isAvailableForShortTerm: checked })}
        />
        {ad.isAvailableForShortTerm && (
          <div className={formStyles.pair}>
            <AmountField name="nightlyPrice" store={store} ad={ad} />
            <AmountField name="cleaningFee" store={store} ad={ad} isOptional />
          </div>
        )}
        {ad.isAvailableForShortTerm && ad.nightlyPrice !== null && (
          <PriceAfterFees ad={ad} nightlyPrice={ad.nightlyPrice} />
        )}
      </section>
      <section className={cardStyles.card} aria-label={t('by-month')}>
        <Toggle
          label={<span className={cardStyles.heading}>{t('by-month')}</span>}
          hint={t('by-month-hint')}
          checked={ad.isAvailableForLongTerm}
          onChange={({ currentTarget: { checked } }) => store.change({ isAvailableForLongTerm: checked })}
        />
        {ad.isAvailableForLongTerm && (
          <div className={formStyles.pair}>
            <AmountField name="monthlyPrice" store={store} ad={ad} />
            <AmountField name="monthlyCharges" store={store} ad={ad} isOptional />
          </div>
        )}
      </section>
      {(ad.isAvailableForShortTerm || ad.isAvailableForLongTerm) && (
        <div className={formStyles.pair}>
          <AmountField name="deposit" store={store} ad={ad} isOptional />
        </div>
      )}
    </>
  );
});

/** What a guest pays for a night, and what of it arrives. */
function PriceAfterFees({ ad, nightlyPrice }: { ad: Ad; nightlyPrice: number }) {
  const { t } = useTranslation('ad-form');
  const { languageTag } = useRootStore();
  const { guestFeePercent, ownerFeePercent } = ad;
  const price = (amount: number) => formatPrice(amount, ad.currency ?? 'EUR', languageTag);
  return (
    <p className={styles.fees}>
      <span>
        {t('guests-pay', { price: price(nightlyPrice + percentOf(nightlyPrice, guestFeePercent)) })}{' '}
        <strong>
          {t('you-receive', { price: price(nightlyPrice - percentOf(nightlyPrice, ownerFeePercent)) })}
        </strong>
      </span>{' '}
      <span className={styles.quiet}>
        {t('fees', {
          guestFee: formatPercent(guestFeePercent, languageTag),
          hostFee: formatPercent(ownerFeePercent, languageTag),
        })}
      </span>
    </p>
  );
}

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
      label={t(TEXTS[name])}
      unit={currencySymbol(currency, languageTag)}
      note={isOptional ? t('optional') : undefined}
      inputMode="decimal"
      autoComplete="off"
      text={amountText(ad[name], currency, languageTag)}
      read={(text) => {
        const entry = (isPrice ? readPrice : readAmount)(text, currency);
        return 'error' in entry ? { error: `price-${entry.error}` } : entry;
      }}
      onValue={(value) => store.change({ [name]: value } satisfies AdChange)}
      onLeave={() => store.leave()}
    />
  );
});
