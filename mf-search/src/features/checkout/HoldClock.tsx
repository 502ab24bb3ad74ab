import { Icon } from '@moien/shared-lib/ui';
import Hourglass from 'lucide-react/icons/hourglass';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Checkout.module.css';
import type { Checkout } from './checkout.ts';
import { clockText, useSecondsLeft } from './use-seconds-left.ts';

/** Minutes before the end at which it is read out. */
const READ_OUT = [5, 1];

/** How long the nights are held: from what the service said, counted on by a clock that nobody can set. */
export const HoldClock = observer(function HoldClock({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const { held } = checkout;
  const secondsLeft = useSecondsLeft(held);
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) void checkout.refresh();
  }, [isOver, checkout]);
  if (!held || secondsLeft === undefined) return null;
  const minutesLeft = Math.ceil(secondsLeft / 60);
  const heard = READ_OUT.filter((minutes) => minutesLeft <= minutes).at(-1);
  return (
    <div className={styles.hold}>
      <Icon of={Hourglass} />
      <p>
        {t(checkout.isHeldAsChosen ? 'held-for' : 'held-other')}{' '}
        <strong role="timer">{clockText(secondsLeft)}</strong>
      </p>
      <span className={styles.heard} role="status">
        {heard !== undefined && t('minutes-left', { count: heard })}
      </span>
    </div>
  );
});
