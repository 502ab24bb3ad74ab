import { VisuallyHidden } from '@moien/shared-lib/ui';
import styles from './FileName.module.css';

/** Of a long name this many last letters are always seen, its kind among them. */
const END_LETTERS = 12;

/** A name in one line, shortened in its middle where it has not the room. */
export function FileName({ name }: { name: string }) {
  const letters = [...name];
  if (letters.length < 2 * END_LETTERS) return <span className={styles.start}>{name}</span>;
  return (
    <span className={styles.name}>
      <VisuallyHidden>{name} </VisuallyHidden>
      <span className={styles.start} aria-hidden="true">
        {letters.slice(0, -END_LETTERS).join('')}
      </span>
      <span className={styles.end} aria-hidden="true">
        {letters.slice(-END_LETTERS).join('')}
      </span>
    </span>
  );
}
