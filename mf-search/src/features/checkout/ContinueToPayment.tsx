import { Button } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import styles from './ContinueToPayment.module.css';
import { goToCheckoutEnd, useIsCheckoutEndInView } from './use-checkout-end.ts';

/** Beside a long form, where no bar is shown, the way to its end stands below the total. */
export function ContinueToPayment() {
  const { t } = useTranslation('checkout');
  const isAtEnd = useIsCheckoutEndInView();
  return (
    <div className={styles.continue} data-is-at-end={isAtEnd || undefined}>
      <Button variant="primary" size="large" isWide data-scripted onClick={goToCheckoutEnd}>
        {t('continue-to-payment')}
      </Button>
    </div>
  );
}
