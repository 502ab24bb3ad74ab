import type { SearchSort } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { IconButton, Popover, VisuallyHidden } from '@moien/shared-lib/ui';
import Info from 'lucide-react/icons/info';
import { useTranslation } from 'react-i18next';
import styles from './OrderInfo.module.css';

/** Beside the choice of an order: by which rule it sorts. */
export function OrderInfo({ sort }: { sort: SearchSort }) {
  const { t } = useTranslation('search');
  return (
    <Popover
      label={t('order')}
      closeLabel={t('close')}
      isTitled
      trigger={(trigger) => (
        <IconButton className={styles.open} label={t('order')} icon={Info} {...trigger} />
      )}
    >
      <p className={styles.rule}>{t(`why-${sort}`)}</p>
      {sort === 'recommended' && <OrderLink />}
    </Popover>
  );
}

/** The formula itself stands in the terms. */
function OrderLink() {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  return (
    <a
      className={styles.more}
      href={`/${languageTag}/terms#how-homes-are-ordered`}
      target="_blank"
      rel="noopener"
    >
      {t('why-order')}
      <VisuallyHidden> ({t('map-new-tab')})</VisuallyHidden>
    </a>
  );
}
