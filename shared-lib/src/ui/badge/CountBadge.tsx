import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './CountBadge.module.css';

export interface CountBadgeProps {
  /** How many are unread; at 0 or below nothing is shown, above 9 it reads 9+ (specification §2). */
  count: number;
  /** In a row of its own, where there is room: above 9 it says the number, up to 99. */
  isExact?: boolean;
  /** The whole sentence for those who do not see it: `12 unread messages`. */
  label: string;
}

/** How many are unread, beside a text or over an Avatar or an icon. */
export function CountBadge({ count, label, isExact = false }: CountBadgeProps) {
  if (!(count > 0)) return null;
  const most = isExact ? 99 : 9;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
