import type { Property } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatPercent, formatPrice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { discountText, isReachable } from './discount-text.ts';
import styles from './HouseRules.module.css';
import type { NamedBookingOption } from './name-booking-options.ts';
import type { HousePermissions } from './read-house-rules.ts';
import { namedRules, type Rule, stayRules } from './stay-rules.ts';

type HouseRulesProps = {
  property: Property;
  permissions: HousePermissions | undefined;
  bookingOptions?: readonly NamedBookingOption[] | undefined;
};

/** What holds for whoever stays there, and what the law wants to be said. */
export const HouseRules = observer(function HouseRules({
  property,
  permissions,
  bookingOptions = [],
}: HouseRulesProps) {
  const { t } = useTranslation('search');
  const rules = stayRules(property, permissions, t);
  const prices = usePrices(property, bookingOptions);
  const records = useRecords(property);
  return (
    <section aria-labelledby="house-rules">
      <h2 id="house-rules">{t('house-rules')}</h2>
      <dl className={styles.rows}>
        {[...rules, ...prices, ...records].map(({ key, name, value }) => (
          <div key={key} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

function usePrices(property: Property, bookingOptions: readonly NamedBookingOption[]): Rule[] {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { isAvailableForShortTerm: isShort, cleaningFee, guestFeePercent, deposit, currency } = property;
  const price = (amount: number) => formatPrice(amount, currency, languageTag);
  const money = (amount: number | null) => amount !== null && amount > 0 && price(amount);
  const fee = t('service-fee-percent', { percent: formatPercent(guestFeePercent, languageTag) });
  const options = bookingOptions.map(({ featureTypeId, text, unitAmount, basis }) => {
    const amount = price(unitAmount);
    const value = t(basis === 'per-night' ? 'price-of-night' : 'price-of-stay', { amount });
    return { key: `option ${featureTypeId}`, name: text, value };
  });
  const discounts = property.discountArray
    .filter((discount) => isReachable(discount, property))
    .map((discount): [string, string] => [
      `discount-${discount.kind}`,
      discountText(discount, languageTag, t),
    ]);
  const named = namedRules(t, [
    ['cleaning-fee', isShort && money(cleaningFee)],
    ...(isShort ? discounts : []),
    ['service-fee', isShort && guestFeePercent > 0 && fee],
    ['deposit', money(deposit)],
  ]);
  return isShort ? [...options, ...named] : named;
}

function useRecords({ energyClass, registrationNumber, lacksRegistrationNumber }: Property): Rule[] {
  const { t } = useTranslation('search');
  return namedRules(t, [
    ['energy-class', energyClass],
    ['registration-number', lacksRegistrationNumber ? t('registration-number-missing') : registrationNumber],
  ]);
}
