import { RouteLink } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeletons } from '../results/CardSkeletons.tsx';
import styles from './KeptHomes.module.css';
import type { KeptHomesList } from './kept-homes-list.ts';

type KeptHomesPageProps = {
  /** Its texts begin with it. */
  page: 'favorites' | 'history';
  list: Pick<KeptHomesList<{ propertyId: string }, unknown>, 'items' | 'problem' | 'isLoading' | 'load'>;
  /** There are no homes; true where there is nothing else to show. */
  isEmpty?: boolean;
  /** Stands above the list, and above what is said of an empty one. */
  lead?: ReactNode;
  /** Instead of the page's own, and then without what is said below it. */
  title?: string | undefined;
  /** Rendered while there are homes. */
  children: () => ReactNode;
};

/** A list of homes of one's own, in each of its states. */
export const KeptHomesPage = observer(function KeptHomesPage(props: KeptHomesPageProps) {
  const { page, list, lead, title, children } = props;
  const { t } = useTranslation('kept-homes');
  const { items, problem, isLoading } = list;
  const { isEmpty = items?.length === 0 } = props;
  return (
    <LoadedPage
      title={title ?? t(`${page}-title`)}
      {...(title === undefined && { lead: t(`${page}-lead`) })}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading && !items}
      retryLabel={t('retry')}
      onRetry={() => void list.load()}
      skeleton={
        <ul className={styles.cards}>
          <CardSkeletons />
        </ul>
      }
    >
      {items && (
        <>
          {lead}
          {isEmpty ? (
            <EmptyState
              title={t(`${page}-empty-title`)}
              text={t(`${page}-empty-text`)}
              action={
                <RouteLink route="search" {...buttonAttributes({ variant: 'primary' })}>
                  {t('explore')}
                </RouteLink>
              }
            />
          ) : (
            children()
          )}
        </>
      )}
    </LoadedPage>
  );
});
