import type { PersonalDetails as Details } from '@moien/contract';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { LeaveQuestion } from '@moien/shared-lib/leave-question';
import { Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailsForm } from './DetailsForm.tsx';
import { type DetailsDraft, draftOf, isChanged, rebased } from './details-draft.ts';
import styles from './PersonalDetails.module.css';
import { PersonPreview } from './PersonPreview.tsx';
import { PictureSection } from './PictureSection.tsx';
import type { PersonalDetailsStore } from './personal-details-store.ts';

type PersonalDetailsProps = { store: PersonalDetailsStore };

/** Who somebody is, and beside it what others see of that. */
export const PersonalDetails = observer(function PersonalDetails({ store }: PersonalDetailsProps) {
  const { t } = useTranslation('personal-details');
  const { details, problem, isLoading } = store;
  return (
    <LoadedPage
      title={t('title')}
      lead={t('lead')}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<DetailsSkeleton />}
    >
      {details && <LoadedDetails store={store} details={details} />}
    </LoadedPage>
  );
});

/** What was typed stays while something newer comes; where nothing was, the form shows the newer. */
function LoadedDetails({ store, details }: PersonalDetailsProps & { details: Details }) {
  const [read, setRead] = useState(details);
  const [draft, setDraft] = useState(() => draftOf(details));
  const follow = (saved: Details) => {
    setRead(saved);
    setDraft(draftOf(saved));
  };
  const keepTyped = (saved: Details, sent: DetailsDraft) => {
    setRead(saved);
    setDraft((now) => (now === sent ? draftOf(saved) : now));
  };
  const keepMine = () => {
    const newest = store.details ?? read;
    setRead(newest);
    setDraft((now) => rebased(read, newest, now));
  };
  if (read.version !== details.version && !isChanged(read, draft)) follow(details);
  return (
    <div className={styles.page}>
      <Leaving hasUnsaved={isChanged(read, draft)} />
      <div className={styles.form}>
        <PictureSection store={store} details={details} />
        <DetailsForm
          store={store}
          read={read}
          draft={draft}
          onChange={setDraft}
          onSaved={keepTyped}
          onConflict={keepMine}
          onTakeSaved={() => follow(store.details ?? read)}
        />
      </div>
      <PersonPreview draft={draft} details={details} />
    </div>
  );
}

function Leaving({ hasUnsaved }: { hasUnsaved: boolean }) {
  const { t } = useTranslation('personal-details');
  return (
    <LeaveQuestion
      hasUnsaved={hasUnsaved}
      texts={{
        title: t('leave-title'),
        text: t('leave-text'),
        leave: t('leave'),
        stay: t('stay-here'),
        close: t('close'),
      }}
    />
  );
}

const FIELDS = ['first', 'second', 'third'];

function DetailsSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.fields}>
        <div className={styles.picture}>
          <Skeleton shape="round" />
        </div>
        {FIELDS.map((name) => (
          <div key={name}>
            <Skeleton shape="title" width="third" />
            <Skeleton width="most" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
      <Skeleton shape="block" ratio="4:3" />
    </div>
  );
}
