import type { SupportingDocument as Document, FilePerson, RentalFile } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { buttonAttributes, EmptyState, Icon, linkAttributes } from '@moien/shared-lib/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { DocumentView } from '../document-view.ts';
import { RentalFileSkeleton } from '../RentalFileSkeleton.tsx';
import type { RentalFileStore } from '../rental-file-store.ts';
import { useReloadWhileChecking } from '../use-reload-while-checking.ts';
import { KnownDocument } from './KnownDocument.tsx';
import { NewDocument } from './NewDocument.tsx';
import styles from './SupportingDocument.module.css';

type SupportingDocumentProps = { store: RentalFileStore; view: DocumentView };

/** One document: why it may be asked, its state and its pages; or a new one. */
export const SupportingDocument = observer(function SupportingDocument({
  store,
  view,
}: SupportingDocumentProps) {
  const { t } = useTranslation('rental-file');
  const { file, problem, isLoading } = store;
  useReloadWhileChecking(store);
  const found = file && findDocument(file, view);
  const title = found?.document ? t(`kind-${found.document.kind}`) : t('document-new');
  return (
    <LoadedPage
      header={
        <header className={styles.header}>
          <RouteLink route="rental-file" {...linkAttributes({ look: 'alone' })}>
            <Icon of={ArrowLeft} size="small" /> {t('title')}
          </RouteLink>
          <h1 className={styles.title}>{title}</h1>
        </header>
      }
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading && !file}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<RentalFileSkeleton />}
    >
      {file && (found ? <Found store={store} file={file} view={view} found={found} /> : <Gone />)}
    </LoadedPage>
  );
});

type Found = { person: FilePerson; document: Document | undefined };

/** Without a person's id in the address, a new document is one's own. */
function findDocument({ filePersonArray }: RentalFile, { id, personId }: DocumentView): Found | undefined {
  for (const person of filePersonArray) {
    const document = person.supportingDocumentArray.find((one) => one.id === id);
    if (document) return { person, document };
  }
  if (id !== undefined) return undefined;
  const person = filePersonArray.find((one) => (personId ? one.id === personId : one.isOneself));
  return person && { person, document: undefined };
}

type FoundProps = SupportingDocumentProps & { file: RentalFile; found: Found };

function Found({ store, file, view, found: { person, document } }: FoundProps) {
  return document ? (
    <KnownDocument key={document.id} store={store} file={file} person={person} document={document} />
  ) : (
    <NewDocument key={person.id} store={store} file={file} person={person} kind={view.kind} />
  );
}

function Gone() {
  const { t } = useTranslation('rental-file');
  return (
    <EmptyState
      title={t('document-gone-title')}
      text={t('document-gone-text')}
      action={
        <RouteLink route="rental-file" {...buttonAttributes({ variant: 'primary' })}>
          {t('to-file')}
        </RouteLink>
      }
    />
  );
}
