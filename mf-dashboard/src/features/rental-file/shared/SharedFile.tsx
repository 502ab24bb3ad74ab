import type { SharedRentalFile } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { Button, buttonAttributes, EmptyState, Icon, linkAttributes, Notice } from '@moien/shared-lib/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Eye from 'lucide-react/icons/eye';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../page-frame/Section.tsx';
import { instantText } from '../instant-text.ts';
import { RentalFileSkeleton } from '../RentalFileSkeleton.tsx';
import documentStyles from '../supporting-document/SupportingDocument.module.css';
import { IncomeProof } from './IncomeProof.tsx';
import { SharedPerson } from './SharedPerson.tsx';
import type { SharedFileStore } from './shared-file-store.ts';

/** What a tenant shows of their file. */
export const SharedFile = observer(function SharedFile({ store }: { store: SharedFileStore }) {
  const { t } = useTranslation('rental-file');
  const { file, isGone, problem, isLoading } = store;
  return (
    <LoadedPage
      header={
        <header className={documentStyles.header}>
          <RouteLink route="shared-rental-files" {...linkAttributes({ look: 'alone' })}>
            <Icon of={ArrowLeft} size="small" /> {t('shared-title')}
          </RouteLink>
          <h1 className={documentStyles.title}>{file?.tenantName ?? t('shared-one')}</h1>
        </header>
      }
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('shared-offline-text') },
        failed: { title: t('failed-title'), text: t('shared-failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading && !file}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<RentalFileSkeleton />}
    >
      {isGone ? <Gone /> : file && <Known store={store} file={file} />}
    </LoadedPage>
  );
});

function Known({ store, file }: { store: SharedFileStore; file: SharedRentalFile }) {
  const { t } = useTranslation('rental-file');
  const { languageTag } = useRootStore();
  const { id, propertyId, propertyTitle, expiryTimestamp, incomeProof, filePersonArray } = file;
  return (
    <>
      <p className={documentStyles.soft}>
        <RouteLink route="property" parameters={{ id: propertyId }}>
          {propertyTitle}
        </RouteLink>{' '}
        · {t('shown-until', { day: instantText(expiryTimestamp, languageTag) })}
      </p>
      <Notice tone="informative" icon={Eye}>
        {t('shared-notice')}
      </Notice>
      {incomeProof && <IncomeProof proof={incomeProof} />}
      {!isProofOnly(file) &&
        filePersonArray.map((person) => <SharedPerson key={person.id} shareId={id} person={person} />)}
      <Decline store={store} />
    </>
  );
}

/** Where only the income is stated, nobody is said to lack documents. */
function isProofOnly({ incomeProof, filePersonArray }: SharedRentalFile): boolean {
  return (
    incomeProof !== null &&
    filePersonArray.every(({ supportingDocumentArray }) => supportingDocumentArray.length === 0)
  );
}

function Decline({ store }: { store: SharedFileStore }) {
  const { t } = useTranslation('rental-file');
  const { toast } = useRootStore();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const decline = async () => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await store.decline();
    setBusy(false);
    if (outcome.kind === 'ok') toast.show('success', outcome.value.message);
    else setFailure(outcome.kind === 'refused' ? outcome.problem.message : t('unreachable'));
  };
  return (
    <Section title={t('decline-title')}>
      <p>{t('decline-text')}</p>
      <div className={documentStyles.turn}>
        {isAsking ? (
          <>
            <Button variant="danger" isBusy={isBusy} onClick={() => void decline()}>
              {t('decline-sure')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
          </>
        ) : (
          <Button onClick={() => setAsking(true)}>{t('decline')}</Button>
        )}
      </div>
      {failure && (
        <Notice tone="error" isAlert>
          {failure}
        </Notice>
      )}
    </Section>
  );
}

function Gone() {
  const { t } = useTranslation('rental-file');
  return (
    <EmptyState
      title={t('shared-gone-title')}
      text={t('shared-gone-text')}
      action={
        <RouteLink route="shared-rental-files" {...buttonAttributes({ variant: 'primary' })}>
          {t('shared-title')}
        </RouteLink>
      }
    />
  );
}
