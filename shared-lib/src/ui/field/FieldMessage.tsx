import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Field.module.css';

export interface FieldMessageProps {
  /** By which the field names it in aria-describedby. */
  id: string;
  children: ReactNode;
  /** Something is wrong; otherwise it is a hint. */
  isError?: boolean;
}

/** A hint or an error of a field, in words and never by colour alone. */
export function FieldMessage({ id, children, isError = false }: FieldMessageProps) {
  return (
    <p className={styles.message} id={id} data-error={isError || undefined}>
      {isError && <Icon of={CircleAlert} size="small" />}
      <span>{children}</span>
    </p>
  );
}
