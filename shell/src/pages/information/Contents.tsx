import type { InformationSection } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import styles from './Contents.module.css';

/** The table of contents: beside the text on wide screens, else closed above it. */
export function Contents({ sections }: { sections: InformationSection[] }) {
  const { t } = useTranslation('pages');
  if (sections.length < 3) return null;
  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={styles.beside} aria-label={t('contents')}>
        {list}
      </nav>
      <nav className={styles.above} aria-label={t('contents')}>
        <details>
          <summary className={styles.summary}>{t('contents')}</summary>
          {list}
        </details>
      </nav>
    </>
  );
}
