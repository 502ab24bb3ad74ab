import type { Property, Quote } from '@moien/contract';
import { useRootStore, useSession } from '@moien/shared-lib';
import { Button, formatPrice, Icon } from '@moien/shared-lib/ui';
import Hourglass from 'lucide-react/icons/hourglass';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './CheckoutBar.module.css';
import type { Checkout } from './checkout.ts';
import { goToCheckoutEnd, useIsCheckoutEndInView } from './use-checkout-end.ts';
import { clockText, useSecondsLeft } from './use-seconds-left.ts';

export type CheckoutBarProps = { checkout: Checkout; quote: Quote; property: Property };

/** On a phone the total, the clock and the way to the end of the form stay in view until that end does. */
export const CheckoutBar = observer(function CheckoutBar({ checkout, quote, property }: CheckoutBarProps) {
  const { t } = useTranslation('checkout');
  const { t: search } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { isSignedIn } = useSession();
  const secondsLeft = useSecondsLeft(checkout.held);
  const isAtEnd = useIsCheckoutEndInView();
  return (
    <div className={styles.bar} data-is-at-end={isAtEnd || undefined}>
      {/* For the eye alone: both are said elsewhere. */}
      <span className={styles.total} aria-hidden="true">
        <strong>{t('total', { amount: formatPrice(quote.total, quote.currency, languageTag) })}</strong>
        {checkout.isHeldAsChosen && secondsLeft !== undefined && (
          <span className={styles.clock}>
            <Icon of={Hourglass} />
            {t('held-left', { time: clockText(secondsLeft) })}
          </span>
        )}
      </span>
      <Button variant="primary" data-scripted onClick={goToCheckoutEnd}>
        {isSignedIn ? t('continue-to-payment') : search(property.isInstantBookable ? 'book' : 'ask-to-book')}
      </Button>
    </div>
  );
});
