import {
  DOCUMENT_CATEGORIES,
  type DocumentKind,
  FILE_RULES,
  type FilePerson,
  type RentalFile,
} from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Select } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentSearch } from '../document-view.ts';
import type { RentalFileStore } from '../rental-file-store.ts';
import { DocumentRule } from './DocumentRule.tsx';
import { FileChoice } from './FileChoice.tsx';
import styles from './SupportingDocument.module.css';
import { useUpload } from './use-upload.ts';

type NewDocumentProps = {
  store: RentalFileStore;
  file: RentalFile;
  person: FilePerson;
  kind: DocumentKind | undefined;
};

/** First which document, then the file. */
export function NewDocument({ store, file, person, kind: wanted }: NewDocumentProps) {
  const { t } = useTranslation('rental-file');
  const { navigation } = useRootStore();
  const { countryCode } = file.settings;
  const demands = FILE_RULES[countryCode].demands.filter(({ roles }) => roles.includes(person.role));
  const [kind, setKind] = useState(wanted ?? demands[0]?.kind);
  const upload = useUpload(store, (id) => {
    const href = navigation.hrefTo({ route: 'supporting-document', search: documentSearch({ id }) });
    if (href) void navigation.visit(href, { isReplacing: true });
  });
  return (
    <div className={styles.form}>
      <p className={styles.soft}>{t('document-of', { name: person.name })}</p>
      <Select
        label={t('document-kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value as DocumentKind)}
        disabled={upload.isBusy}
      >
        {DOCUMENT_CATEGORIES.map((category) => {
          const kinds = demands.filter((demand) => demand.category === category);
          return (
            kinds.length > 0 && (
              <optgroup key={category} label={t(`category-${category}`)}>
                {kinds.map(({ kind: name }) => (
                  <option key={name} value={name}>
                    {t(`kind-${name}`)}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </Select>
      {kind && (
        <>
          <DocumentRule countryCode={countryCode} role={person.role} kind={kind} />
          <FileChoice
            label={t('file-choose')}
            upload={upload}
            onChoose={(chosen) => void upload.send(chosen, { personId: person.id, kind })}
          />
        </>
      )}
    </div>
  );
}
