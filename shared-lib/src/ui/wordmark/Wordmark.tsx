import styles from './Wordmark.module.css';

export interface WordmarkProps {
  /** Text alternative: the product's name, or where the link around it leads. */
  label?: string;
}

/** Moïen, with a damson and a mirabelle for the two dots. */
export function Wordmark({ label = 'Moïen' }: WordmarkProps) {
  return (
    <span className={styles.wordmark} role="img" aria-label={label}>
      <span aria-hidden="true">
        Mo<span className={styles.letter}>ı</span>en
      </span>
    </span>
  );
}
