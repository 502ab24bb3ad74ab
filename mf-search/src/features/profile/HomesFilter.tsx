import { RouteLink, useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './HomesFilter.module.css';
import { profileSearch } from './profile-search.ts';
import type { ProfileView } from './profile-store.ts';

/** Fewer homes are seen at a glance. */
const HOMES_MINIMUM = 6;

/**
 * All homes, those for nights, those for months; not there for a few, or where one of them would change
 * nothing.
 */
export const HomesFilter = observer(function HomesFilter({ view }: { view: ProfileView }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { propertyCount, propertyCountByTerm, userId } = view.profile;
  if (!propertyCountByTerm || propertyCount < HOMES_MINIMUM) return null;
  const { night, month } = propertyCountByTerm;
  if (night === 0 || month === 0 || night + month === 2 * propertyCount) return null;
  const choices = [
    { term: undefined, text: 'all-terms', count: propertyCount },
    { term: 'night', text: 'short-term', count: night },
    { term: 'month', text: 'long-term', count: month },
  ] as const;
  return (
    <nav className={styles.filter} aria-label={t('term')}>
      {choices.map(({ term, text, count }) => (
        <RouteLink
          key={text}
          className={styles.choice}
          route="profile"
          parameters={{ id: userId }}
          search={profileSearch({ page: 1, term })}
          aria-current={term === view.term ? 'true' : undefined}
          preventScrollReset
        >
          {t(text)} <span className={styles.count}>{formatNumber(count, languageTag)}</span>
        </RouteLink>
      ))}
    </nav>
  );
});
