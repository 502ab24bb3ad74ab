import { useRootStore } from '@moien/shared-lib';
import { VisuallyHidden } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ResultFeed } from '../search-state/result-feed.ts';
import { NextPage } from './NextPage.tsx';
import { PageLinks } from './PageLinks.tsx';

/** What follows the homes that are there: the place of the next page, and the links to all pages. */
export const ListEnd = observer(function ListEnd({ feed }: { feed: ResultFeed }) {
  const { t } = useTranslation('search');
  const { navigation } = useRootStore();
  const { firstPage, lastPage, summary } = feed;
  // While pages come by themselves the links stay as they are, and afterwards they are others: nobody sees
  // numbers move.
  const current = feed.isAutomatic ? firstPage : lastPage;
  const hrefOf = (page: number) =>
    navigation.hrefTo({ route: 'search', search: new URLSearchParams(feed.at(page).key) }) ?? '';
  return (
    <>
      <NextPage feed={feed} />
      {lastPage > firstPage && (
        <VisuallyHidden>
          <span role="status">{t('page-of', { number: lastPage, total: summary.pageCount })}</span>
        </VisuallyHidden>
      )}
      <PageLinks key={current} page={current} count={summary.pageCount} hrefOf={hrefOf} />
    </>
  );
});
