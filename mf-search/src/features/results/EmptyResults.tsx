import type { SearchQuery } from '@moien/contract';
import { RouteLink, useFeatureStore } from '@moien/shared-lib';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { searchStore } from '../search-state/search-store.ts';
import styles from './EmptyResults.module.css';
import { wishesOf } from './wishes.ts';

/** No home matches: each wish can be dropped by itself, or all of them. */
export function EmptyResults({ query }: { query: SearchQuery }) {
  const { t } = useTranslation('search');
  const search = useFeatureStore(searchStore);
  const wishes = wishesOf(query);
  return (
    <EmptyState
      title={t('empty-title')}
      text={t('empty-text')}
      action={
        <ul className={styles.wishes}>
          {wishes.length > 1 &&
            wishes.map(({ name, without }) => (
              <li key={name}>
                <RouteLink
                  route="search"
                  search={search.addressOf(without)}
                  {...buttonAttributes({ variant: 'secondary' })}
                >
                  {t(`without-${name}`)}
                </RouteLink>
              </li>
            ))}
          <li>
            <RouteLink route="search" {...buttonAttributes({ variant: 'primary' })}>
              {t('clear-all')}
            </RouteLink>
          </li>
        </ul>
      }
    />
  );
}
