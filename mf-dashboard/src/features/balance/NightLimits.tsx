import type { NightLimit } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { buttonAttributes, Notice } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './NightLimits.module.css';

type NightLimitsProps = { limits: readonly NightLimit[] };

/**
 * How near the nights of a year come to what the law allows without a permit: a quiet line, and near the
 * limit a notice with what to do then.
 */
export function NightLimits({ limits }: NightLimitsProps) {
  return limits.map((limit) => <OneLimit key={`${limit.countryCode} ${limit.year}`} limit={limit} />);
}

function OneLimit({ limit }: { limit: NightLimit }) {
  const { t } = useTranslation('balance');
  const { languageTag } = useRootStore();
  const { countryCode, year, nights, warningNights, countedNights } = limit;
  const country = new Intl.DisplayNames([languageTag], { type: 'region' }).of(countryCode);
  const counted = t('night-limit', { country, year: String(year), counted: countedNights, nights });
  if (countedNights < warningNights) return <p className={styles.counted}>{counted}</p>;
  return (
    <Notice
      tone="warning"
      action={
        <RouteLink route="banking-information" {...buttonAttributes()}>
          {t('night-limit-permit')}
        </RouteLink>
      }
    >
      {counted} {t('night-limit-near', { nights })}
    </Notice>
  );
}
