import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './Toast.module.css';
import { useSwipeAway } from './use-swipe-away.ts';

/** Specification §2: the four variants of a toast. */
export type ToastVariant = 'warning' | 'error' | 'informative' | 'success';

export interface ToastProps {
  variant: ToastVariant;
  /** The message, one or two sentences. */
  children: ReactNode;
  /** Text of the dismiss button. */
  dismissLabel: string;
  onDismiss: () => void;
  /** What can be done about it, such as taking it back: one verb. */
  action?: { label: string; onPress: () => void };
  /** Replaces the variant's own icon. */
  icon?: LucideIcon;
}

const icons: Readonly<Record<ToastVariant, LucideIcon>> = {
  warning: TriangleAlert,
  error: CircleAlert,
  informative: Info,
  success: CircleCheck,
};

/** One message, as an item of a ToastRegion, which announces it. A swipe sideways dismisses it. */
export function Toast(props: ToastProps) {
  const { variant, children, dismissLabel, onDismiss, action, icon = icons[props.variant] } = props;
  return (
    <li {...useSwipeAway(onDismiss)} className={styles.toast} data-variant={variant}>
      <span className={styles.mark}>
        <Icon of={icon} />
      </span>
      <p className={styles.text}>{children}</p>
      {action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <IconButton className={styles.dismiss} label={dismissLabel} icon={X} onClick={onDismiss} />
    </li>
  );
}
