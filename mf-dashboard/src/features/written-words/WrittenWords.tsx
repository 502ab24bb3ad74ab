import styles from './WrittenWords.module.css';

/** What somebody has written, under whose words they are. */
export function WrittenWords({ caption, text }: { caption: string; text: string }) {
  return (
    <figure className={styles.words}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  );
}
