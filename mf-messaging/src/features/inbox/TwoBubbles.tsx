import styles from './TwoBubbles.module.css';

/** A conversation before its first word: two bubbles, the dots of the ï in one of them. */
export function TwoBubbles() {
  return (
    <svg className={styles.bubbles} viewBox="0 0 160 120" aria-hidden="true">
      <path
        className={styles.theirs}
        d="M30 12h66a22 22 0 0 1 22 22v10a22 22 0 0 1-22 22H12a4 4 0 0 1-4-4V34a22 22 0 0 1 22-22z"
      />
      <circle className={styles.dotFirst} cx="50" cy="39" r="7" />
      <circle className={styles.dotSecond} cx="76" cy="39" r="7" />
      <path
        className={styles.own}
        d="M82 74h48a22 22 0 0 1 22 22v10a4 4 0 0 1-4 4H82a18 18 0 0 1-18-18 18 18 0 0 1 18-18z"
      />
    </svg>
  );
}
