import type { CategoryProof } from '@moien/contract';
import { Icon } from '@moien/shared-lib/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useTranslation } from 'react-i18next';
import styles from './RentalFile.module.css';

/** What documents have to prove, and which of it they do. */
export function CategoryProofs({ of: proofs }: { of: readonly CategoryProof[] }) {
  const { t } = useTranslation('rental-file');
  return (
    <ul className={styles.proofs}>
      {proofs.map(({ category, isProven }) => (
        <li key={category} className={styles.proof} data-is-proven={isProven}>
          <Icon of={isProven ? CircleCheck : CircleDashed} label={t(isProven ? 'is-proven' : 'is-missing')} />
          {t(`category-${category}`)}
        </li>
      ))}
    </ul>
  );
}
