import {
  documentDemand,
  documentPagePath,
  type FilePerson,
  type RentalFile,
  type SupportingDocument,
} from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, Notice } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentState } from '../DocumentState.tsx';
import { documentSearch } from '../document-view.ts';
import type { FileForm } from '../file-form.ts';
import { instantText } from '../instant-text.ts';
import { LazyFileForm } from '../LazyFileForm.tsx';
import type { RentalFileStore } from '../rental-file-store.ts';
import { DocumentPages } from './DocumentPages.tsx';
import { DocumentRule } from './DocumentRule.tsx';
import { FileChoice } from './FileChoice.tsx';
import styles from './SupportingDocument.module.css';
import { useUpload } from './use-upload.ts';

type KnownDocumentProps = {
  store: RentalFileStore;
  file: RentalFile;
  person: FilePerson;
  document: SupportingDocument;
};

/** Its state and why, its pages once the file is open, and what can be done with it. */
export function KnownDocument({ store, file, person, document }: KnownDocumentProps) {
  const { t } = useTranslation('rental-file');
  const { languageTag, navigation } = useRootStore();
  const [form, setForm] = useState<FileForm>();
  const removal = useRemoval(store, document.id);
  const upload = useUpload(store, (id) => {
    const href = navigation.hrefTo({ route: 'supporting-document', search: documentSearch({ id }) });
    if (href) void navigation.visit(href, { isReplacing: true });
  });
  const { id, kind, name, state, refusal, pageCount, creationTimestamp, expiryTimestamp } = document;
  const { countryCode } = file.settings;
  const isAsked = documentDemand(countryCode, person.role, kind) !== undefined;
  return (
    <div className={styles.form}>
      <div className={styles.facts}>
        <DocumentState document={document} countryCode={countryCode} role={person.role} />
        <span className={styles.soft}>
          {[person.name, name, instantText(creationTimestamp, languageTag)].join(' · ')}
        </span>
      </div>
      {state === 'checking' && <p role="status">{t('checking-text')}</p>}
      {refusal && <Notice tone="error">{t(`refusal-${refusal}`)}</Notice>}
      {state === 'expired' && <Notice tone="warning">{t('expired-text')}</Notice>}
      {expiryTimestamp && state === 'accepted' && isAsked && (
        <p className={styles.soft}>{t('shown-until', { day: instantText(expiryTimestamp, languageTag) })}</p>
      )}
      {pageCount > 0 &&
        (file.isUnlocked ? (
          <DocumentPages count={pageCount} pathOf={(page) => documentPagePath(id, page)} />
        ) : (
          <div>
            <Button variant="primary" onClick={() => setForm({ kind: 'unlock' })}>
              {t('pages-open', { count: pageCount })}
            </Button>
          </div>
        ))}
      <DocumentRule countryCode={countryCode} role={person.role} kind={kind} />
      <FileChoice
        label={t('replace')}
        variant={state === 'accepted' || state === 'checking' ? 'secondary' : 'primary'}
        upload={upload}
        onChoose={(chosen) => void upload.send(chosen, { personId: person.id, kind, replacedId: id })}
      />
      <div>
        <Button variant="quiet" isBusy={removal.isBusy} onClick={() => void removal.remove()}>
          {t('document-remove')}
        </Button>
      </div>
      {removal.failure && (
        <Notice tone="error" isAlert>
          {removal.failure}
        </Notice>
      )}
      <LazyFileForm store={store} file={file} form={form} onClose={() => setForm(undefined)} />
    </div>
  );
}

function useRemoval(store: RentalFileStore, id: string) {
  const { t } = useTranslation('rental-file');
  const { navigation, toast } = useRootStore();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await store.change((api, query) =>
      api.call('removeSupportingDocument', { path: { id }, query }),
    );
    setBusy(false);
    if (outcome.kind === 'refused') return setFailure(outcome.problem.message);
    if (outcome.kind === 'unreachable') return setFailure(t('unreachable'));
    toast.show('success', t('document-removed'));
    const href = navigation.hrefTo({ route: 'rental-file' });
    if (href) await navigation.visit(href, { isReplacing: true });
  };
  return { isBusy, failure, remove };
}
