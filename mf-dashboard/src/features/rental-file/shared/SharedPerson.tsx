import { type SharedFilePerson, sharedPagePath } from '@moien/contract';
import { Button } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../page-frame/Section.tsx';
import { CategoryProofs } from '../CategoryProofs.tsx';
import styles from '../RentalFile.module.css';
import { DocumentPages } from '../supporting-document/DocumentPages.tsx';

type SharedPersonProps = { shareId: string; person: SharedFilePerson };

/** What somebody in the file proves, and their documents, of which one is open at a time. */
export function SharedPerson({ shareId, person }: SharedPersonProps) {
  const { t } = useTranslation('rental-file');
  const [openId, setOpenId] = useState<string>();
  const { name, role, categoryProofArray, supportingDocumentArray } = person;
  return (
    <Section title={`${name} · ${t(`role-${role}`)}`}>
      <CategoryProofs of={categoryProofArray} />
      {supportingDocumentArray.length === 0 && <p className={styles.soft}>{t('shared-no-document')}</p>}
      <ul className={styles.documents}>
        {supportingDocumentArray.map(({ id, kind, pageCount }) => (
          <li key={id}>
            <div className={styles.document}>
              <span>
                {t(`kind-${kind}`)}{' '}
                <span className={styles.soft}>{t('page-count', { count: pageCount })}</span>
              </span>
              <Button
                variant="quiet"
                aria-expanded={openId === id}
                onClick={() => setOpenId(openId === id ? undefined : id)}
              >
                {t(openId === id ? 'document-close' : 'document-open')}
              </Button>
            </div>
            {openId === id && (
              <DocumentPages count={pageCount} pathOf={(page) => sharedPagePath(shareId, id, page)} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
