import type { Property } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatPrice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './HouseRules.module.css';
import type { HousePermissions } from './read-house-rules.ts';

type HouseRulesProps = { property: Property; permissions: HousePermissions | undefined };

/** What holds for whoever stays there, and what the law wants to be said. */
export const HouseRules = observer(function HouseRules({ property, permissions }: HouseRulesProps) {
  const { t } = useTranslation('search');
  const rows = useRules(property, permissions);
  return (
    <section aria-labelledby="house-rules">
      <h2 id="house-rules">{t('house-rules')}</h2>
      <dl className={styles.rows}>
        {rows.map(([slug, value]) => (
          <div key={slug} className={styles.row}>
            <dt>{t(slug)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

function useRules(
  property: Property,
  permissions: HousePermissions | undefined,
): [slug: string, value: string][] {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { isAvailableForShortTerm: isShort, deposit, cleaningFee, serviceFee, currency } = property;
  const yesOrNo = (isSo: boolean | undefined) => isSo !== undefined && t(isSo ? 'yes' : 'no');
  const money = (amount: number | null) =>
    amount !== null && amount > 0 && formatPrice(amount, currency, languageTag);
  const rows: [string, string | null | false][] = [
    ['guests-at-most', t('guests', { count: property.guestCount })],
    ['rule-pets', yesOrNo(permissions?.pets)],
    ['rule-smoking', yesOrNo(permissions?.smoking)],
    ['rule-parties', yesOrNo(permissions?.parties)],
    ['minimum-nights', isShort && t('nights', { count: property.minimumNights })],
    ['maximum-nights', isShort && t('nights', { count: property.maximumNights })],
    ['same-day-turnover', isShort && yesOrNo(property.allowsSameDayTurnover)],
    ['instant-booking', isShort && yesOrNo(property.isInstantBookable)],
    ['cleaning-fee', isShort && money(cleaningFee)],
    ['service-fee', isShort && money(serviceFee)],
    ['deposit', money(deposit)],
    ['energy-class', property.energyClass],
    ['registration-number', property.registrationNumber],
  ];
  return rows.flatMap(([slug, value]) => (value ? [[slug, value] as [string, string]] : []));
}
