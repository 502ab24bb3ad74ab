import { RouteLink, useRootStore } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { buttonAttributes, cardLinkClassName, classNames, EmptyState } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import cardStyles from '../../card-list/CardList.module.css';
import { instantText } from '../instant-text.ts';
import styles from '../RentalFile.module.css';
import { RentalFileSkeleton } from '../RentalFileSkeleton.tsx';
import shared from './SharedFile.module.css';
import type { SharedFileStore } from './shared-file-store.ts';

/** Rental files that tenants show to the owner of a home. */
export const SharedFiles = observer(function SharedFiles({ store }: { store: SharedFileStore }) {
  const { t } = useTranslation('rental-file');
  const { languageTag } = useRootStore();
  const { files, problem, isLoading } = store;
  return (
    <LoadedPage
      title={t('shared-title')}
      lead={t('shared-lead')}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('shared-offline-text') },
        failed: { title: t('failed-title'), text: t('shared-failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading && !files}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<RentalFileSkeleton />}
    >
      {files &&
        (files.sharedFileArray.length === 0 ? (
          <EmptyState
            title={t('shared-none-title')}
            text={t('shared-none-text')}
            action={
              <RouteLink route="conversations" {...buttonAttributes({ variant: 'primary' })}>
                {t('to-messages')}
              </RouteLink>
            }
          />
        ) : (
          <ul className={cardStyles.list}>
            {files.sharedFileArray.map(({ id, tenantName, propertyTitle, stage, expiryTimestamp }) => (
              <li key={id} className={classNames(cardStyles.card, shared.item)}>
                <h2 className={styles.name}>
                  <RouteLink route="shared-rental-file" parameters={{ id }} className={cardLinkClassName}>
                    {tenantName}
                  </RouteLink>
                </h2>
                <p className={styles.soft}>
                  {propertyTitle} · {t(`stage-${stage}`)}
                </p>
                <p className={styles.soft}>
                  {t('shown-until', { day: instantText(expiryTimestamp, languageTag) })}
                </p>
              </li>
            ))}
          </ul>
        ))}
    </LoadedPage>
  );
});
