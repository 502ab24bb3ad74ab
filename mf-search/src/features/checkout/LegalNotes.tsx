import type { Property } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import { TraderNote } from '../owner/TraderNote.tsx';
import styles from './Checkout.module.css';

/** What the law wants to be said right before the button. */
export function LegalNotes({ property: { owner } }: { property: Property }) {
  const { t } = useTranslation('checkout');
  return (
    <ul className={styles.legal}>
      <li>{t('no-withdrawal')}</li>
      <li>
        <TraderNote owner={owner} />
      </li>
    </ul>
  );
}
