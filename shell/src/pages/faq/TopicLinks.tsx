import type { InformationSection } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './TopicLinks.module.css';

/** To each group of questions; those that are searched are in sight. */
export function TopicLinks({ sections }: { sections: InformationSection[] }) {
  const { t } = useTranslation('pages');
  if (sections.length < 2) return null;
  return (
    <nav aria-label={t('faq-topics')}>
      <ul className={styles.topics}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link className={styles.topic} to={{ hash: id }} preventScrollReset>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
