import type { PropertySummary, SearchSort } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber, IconButton, Popover } from '@moien/shared-lib/ui';
import Info from 'lucide-react/icons/info';
import { useTranslation } from 'react-i18next';
import { recommendationOf } from './recommendation.ts';
import styles from './WhyHere.module.css';

type WhyHereProps = { property: PropertySummary; sort: SearchSort };

/** Says by which rule the home stands where it does. */
export function WhyHere({ property, sort }: WhyHereProps) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.why}>
      <Popover
        label={t('why-here')}
        closeLabel={t('close')}
        trigger={(trigger) => <IconButton label={t('why-here')} icon={Info} {...trigger} />}
      >
        <p className={styles.reason}>{t(`why-${sort}`)}</p>
        {sort === 'recommended' && <Score property={property} />}
      </Popover>
    </div>
  );
}

function Score({ property }: { property: PropertySummary }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const score = formatNumber(recommendationOf(property), languageTag, 2);
  const { ratingAverage, reviewCount } = property;
  return (
    <p className={styles.reason}>
      {ratingAverage === null || reviewCount === 0
        ? t('why-recommended-new', { score })
        : t('why-recommended-score', {
            rating: formatNumber(ratingAverage, languageTag),
            reviews: formatNumber(reviewCount, languageTag),
            score,
          })}
    </p>
  );
}
