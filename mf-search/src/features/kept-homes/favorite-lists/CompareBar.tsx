import { COMPARED_MAXIMUM } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { Button, buttonAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './Comparison.module.css';
import { COMPARED_MINIMUM, type FavoritesView, writeView } from './favorites-view.ts';

type CompareBarProps = { view: FavoritesView; chosen: readonly string[]; onClear: () => void };

/** How many homes are chosen to be compared, and the way there. Without any it is not there. */
export function CompareBar({ view, chosen, onClear }: CompareBarProps) {
  const { t } = useTranslation('kept-homes');
  if (chosen.length === 0) return null;
  return (
    <div className={styles.bar}>
      <p className={styles.barText} role="status">
        {t('compare-chosen', { count: chosen.length, maximum: COMPARED_MAXIMUM })}
      </p>
      <Button variant="quiet" onClick={onClear}>
        {t('compare-clear')}
      </Button>
      {chosen.length >= COMPARED_MINIMUM && (
        <RouteLink
          route="favorites"
          search={writeView({ ...view, compare: chosen })}
          {...buttonAttributes({ variant: 'primary' })}
        >
          {t('compare')}
        </RouteLink>
      )}
    </div>
  );
}
