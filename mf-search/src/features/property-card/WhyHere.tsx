import type { PropertySummary, SearchSort } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { IconButton, Popover, VisuallyHidden } from '@moien/shared-lib/ui';
import Info from 'lucide-react/icons/info';
import { useTranslation } from 'react-i18next';
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
        className={styles.panel}
        isTitled
        trigger={(trigger) => <IconButton label={t('why-here')} icon={Info} {...trigger} />}
      >
        <p className={styles.home}>{property.title}</p>
        <p className={styles.reason}>{t(`why-${sort}`)}</p>
        {sort === 'recommended' && <Recommended hasReviews={property.reviewCount > 0} />}
      </Popover>
    </div>
  );
}

/** The formula itself stands in the terms. */
function Recommended({ hasReviews }: { hasReviews: boolean }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  return (
    <>
      {!hasReviews && <p className={styles.reason}>{t('why-recommended-new')}</p>}
      <a
        className={styles.order}
        href={`/${languageTag}/terms#how-homes-are-ordered`}
        target="_blank"
        rel="noopener"
      >
        {t('why-order')}
        <VisuallyHidden> ({t('map-new-tab')})</VisuallyHidden>
      </a>
    </>
  );
}
