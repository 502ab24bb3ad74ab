import type { Property, Quote } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, formatPrice, Icon } from '@moien/shared-lib/ui';
import Hourglass from 'lucide-react/icons/hourglass';
import { observer } from 'mobx-react-lite';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CheckoutBar.module.css';
import type { Checkout } from './checkout.ts';
import { CHECKOUT_END } from './checkout-end.ts';
import { clockText, useSecondsLeft } from './use-seconds-left.ts';

export type CheckoutBarProps = { checkout: Checkout; quote: Quote; property: Property };

/** On a phone the total, the clock and the way to the end of the form stay in view until that end does. */
export const CheckoutBar = observer(function CheckoutBar({ checkout, quote, property }: CheckoutBarProps) {
  const { t } = useTranslation('checkout');
  const { t: search } = useTranslation('search');
  const { languageTag } = useRootStore();
  const secondsLeft = useSecondsLeft(checkout.held);
  const isAtEnd = useSyncExternalStore(onScroll, isEndInView, () => false);
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
      <Button variant="primary" data-scripted onClick={goToEnd}>
        {search(property.isInstantBookable ? 'book' : 'ask-to-book')}
      </Button>
    </div>
  );
});

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** Null until the code of the form has loaded. */
const findEnd = () => document.getElementById(CHECKOUT_END);

function isEndInView(): boolean {
  const end = findEnd()?.getBoundingClientRect();
  return end !== undefined && end.height > 0 && end.top < window.innerHeight;
}

function goToEnd(): void {
  const end = findEnd();
  end?.focus({ preventScroll: true });
  end?.scrollIntoView?.({ block: 'center' });
}
