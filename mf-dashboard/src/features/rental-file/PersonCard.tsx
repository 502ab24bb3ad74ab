import { documentDemand, type FileCountry, type FilePerson, type SupportingDocument } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { Badge, Button, buttonAttributes, classNames, linkAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import cardStyles from '../card-list/CardList.module.css';
import { CategoryProofs } from './CategoryProofs.tsx';
import styles from './RentalFile.module.css';
import { documentSearch } from './supporting-document/document-view.ts';

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
            <li key={document.id} className={styles.document}>
              <RouteLink
                route="supporting-document"
                search={documentSearch({ id: document.id })}
                {...linkAttributes({ look: 'alone' })}
              >
                {t(`kind-${document.kind}`)}
              </RouteLink>
              <DocumentState
                document={document}
                isAsked={documentDemand(countryCode, role, document.kind) !== undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <RouteLink
          route="supporting-document"
          search={documentSearch({ personId: id })}
          {...buttonAttributes({
            variant: isOneself && supportingDocumentArray.length === 0 ? 'primary' : 'secondary',
          })}
        >
          {t('document-add')}
        </RouteLink>
        {!isOneself && (
          <Button variant="quiet" onClick={onRemove}>
            {t('person-remove', { name })}
          </Button>
        )}
      </div>
    </article>
  );
}

const TONES = { checking: 'informative', accepted: 'success', refused: 'error', expired: 'warning' } as const;

/** @param isAsked whether owners in the file's country may see it at all */
export function DocumentState({ document, isAsked }: { document: SupportingDocument; isAsked: boolean }) {
  const { t } = useTranslation('rental-file');
  const { state } = document;
  if (!isAsked && state === 'accepted') return <Badge>{t('state-not-asked')}</Badge>;
  return <Badge tone={TONES[state]}>{t(`state-${state}`)}</Badge>;
}
