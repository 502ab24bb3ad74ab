import type { FileCountry, FilePerson } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { Button, buttonAttributes, classNames } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import cardStyles from '../card-list/CardList.module.css';
import { CategoryProofs } from './CategoryProofs.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { documentSearch } from './document-view.ts';
import styles from './RentalFile.module.css';

type PersonCardProps = { person: FilePerson; countryCode: FileCountry; onRemove: () => void };

/** Somebody in the file: what is proven, what is missing, and the documents. */
export function PersonCard({ person, countryCode, onRemove }: PersonCardProps) {
  const { t } = useTranslation('rental-file');
  const { id, name, role, isOneself, categoryProofArray, supportingDocumentArray } = person;
  const provenCount = categoryProofArray.filter(({ isProven }) => isProven).length;
  return (
    <article className={classNames(cardStyles.card, styles.card)}>
      <header className={styles.head}>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.soft}>{isOneself ? t('role-oneself') : t(`role-${role}`)}</p>
        </div>
        <p className={styles.soft}>{t('proven', { count: provenCount, total: categoryProofArray.length })}</p>
      </header>
      <CategoryProofs of={categoryProofArray} />
      {supportingDocumentArray.length > 0 && (
        <ul className={styles.documents}>
          {supportingDocumentArray.map((document) => (
            <DocumentRow key={document.id} document={document} countryCode={countryCode} role={role} />
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <RouteLink
          route="supporting-document"
          search={documentSearch({ personId: id })}
          {...buttonAttributes()}
        >
          {t('document-add')}
        </RouteLink>
        {!isOneself && (
          <Button variant="quiet" aria-label={t('person-remove', { name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </article>
  );
}
