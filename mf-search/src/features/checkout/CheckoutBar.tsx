import type { Quote } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatPrice, Icon } from '@moien/shared-lib/ui';
import Hourglass from 'lucide-react/icons/hourglass';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './CheckoutBar.module.css';
import type { Checkout } from './checkout.ts';
import { clockText, useSecondsLeft } from './use-seconds-left.ts';

export type CheckoutBarProps = { checkout: Checkout; quote: Quote };

/** On a phone the total and the clock stay in view. For the eye alone: both are said elsewhere. */
export const CheckoutBar = observer(function CheckoutBar({ checkout, quote }: CheckoutBarProps) {
  const { t } = useTranslation('checkout');
  const { languageTag } = useRootStore();
  const secondsLeft = useSecondsLeft(checkout.held);
  return (
    <div className={styles.bar} aria-hidden="true">
      <strong>{t('total', { amount: formatPrice(quote.total, quote.currency, languageTag) })}</strong>
      {checkout.isHeldAsChosen && secondsLeft !== undefined && (
        <span className={styles.clock}>
          <Icon of={Hourglass} />
          {t('held-left', { time: clockText(secondsLeft) })}
        </span>
      )}
    </div>
  );
});
