import type { InformationSection } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import styles from './Contents.module.css';

/** The table of contents, beside the text on wide screens. */
export function Contents({ sections }: { sections: InformationSection[] }) {
  const { t } = useTranslation('pages');
  if (sections.length < 3) return null;
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
