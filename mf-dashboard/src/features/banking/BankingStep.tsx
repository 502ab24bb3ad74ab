import { Badge, type BadgeProps, type ButtonLook, Icon } from '@moien/shared-lib/ui';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock3 from 'lucide-react/icons/clock-3';
import { type ReactNode, useId } from 'react';
import styles from './BankingSteps.module.css';
import type { BankingStepState } from './banking-steps.ts';

/** What each step is told besides what it is about. */
export type StepLook = { state: BankingStepState; variant: ButtonLook['variant'] };

type BankingStepProps = {
  state: BankingStepState;
  title: string;
  /** In one or two words how it stands. */
  status: string;
  children: ReactNode;
};

const ICONS: Partial<Record<BankingStepState, LucideIcon>> = {
  done: Check,
  waiting: Clock3,
  problem: CircleAlert,
};

const TONES: Record<BankingStepState, BadgeProps['tone']> = {
  todo: 'accent',
  later: 'neutral',
  waiting: 'informative',
  problem: 'error',
  done: 'success',
};

/** One of the steps: its mark, how it stands in words, what is known and what can be done. */
export function BankingStep({ state, title, status, children }: BankingStepProps) {
  const id = useId();
  const icon = ICONS[state];
  return (
    <li className={styles.step} aria-labelledby={id}>
      <span className={styles.mark} data-state={state} aria-hidden="true">
        {icon && <Icon of={icon} size="small" />}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <Badge tone={TONES[state]}>{status}</Badge>
        </div>
        {children}
      </div>
    </li>
  );
}
