import type { BalanceGroup } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { ErrorState, linkAttributes, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import cardStyles from '../card-list/CardList.module.css';
import { Section } from '../page-frame/Section.tsx';
import { MoreButton } from '../paged-list/MoreButton.tsx';
import type { BalanceStore } from './balance-store.ts';
import { type BalanceView, writeView } from './balance-view.ts';
import { ReleaseList } from './ReleaseList.tsx';

type GroupSectionProps = { store: BalanceStore; view: BalanceView; group: BalanceGroup };

/** All of one figure, page after page. */
export const GroupSection = observer(function GroupSection({ store, view, group }: GroupSectionProps) {
  const { t } = useTranslation('balance');
  const list = store.lists[group];
  const { items, problem, isLoading } = list;
  return (
    <Section title={t(`group-${group}`)}>
      <p className={cardStyles.soft}>{t(`group-${group}-text`)}</p>
      {!items && problem && !isLoading && (
        <ErrorState
          title={t(`${problem}-title`)}
          text={t(`${problem}-text`)}
          retryLabel={t('retry')}
          onRetry={() => void list.load()}
        />
      )}
      {!items && (!problem || isLoading) && <Skeleton shape="block" ratio="3:2" />}
      {items?.length === 0 && <p>{t(`none-${group}`)}</p>}
      {items && items.length > 0 && (
        <ReleaseList store={store} releases={items} label={t(`group-${group}`)} />
      )}
      <MoreButton list={list} text={t('more')} failedText={t('more-failed')} />
      <p>
        <RouteLink
          route="balance"
          search={writeView({ ...view, group: undefined })}
          {...linkAttributes({ look: 'alone' })}
        >
          {t('overview')}
        </RouteLink>
      </p>
    </Section>
  );
});
