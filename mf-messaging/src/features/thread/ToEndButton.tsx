import { Icon } from '@moien/shared-lib/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useTranslation } from 'react-i18next';
import styles from './ToEndButton.module.css';

type ToEndButtonProps = {
  /** Messages that have come meanwhile. */
  count: number;
  onPress: () => void;
};

/** Leads back to the newest message, and says how many have come; what they say is read out elsewhere. */
export function ToEndButton({ count, onPress }: ToEndButtonProps) {
  const { t } = useTranslation('messaging');
  return (
    <button
      type="button"
      className={styles.toEnd}
      onClick={onPress}
      {...(count === 0 && { 'aria-label': t('to-newest') })}
    >
      <Icon of={ArrowDown} />
      {count > 0 && <span>{t('arrived', { count })}</span>}
    </button>
  );
}
