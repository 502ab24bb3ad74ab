import { RouteLink } from '@moien/shared-lib';
import { useTranslation } from 'react-i18next';
import styles from './BlogHeader.module.css';

type BlogHeaderProps = { id: string; title: string; lead: string; current: 'blog' | 'events' };

/** What a list is, and the way between the two of them. */
export function BlogHeader({ id, title, lead, current }: BlogHeaderProps) {
  const { t } = useTranslation('blog');
  const here = (route: string) => (route === current ? 'page' : undefined);
  return (
    <header className={styles.header}>
      <nav className={styles.sections} aria-label={t('sections')}>
        <RouteLink className={styles.section} route="blog" aria-current={here('blog')}>
          {t('articles')}
        </RouteLink>
        <RouteLink className={styles.section} route="events" aria-current={here('events')}>
          {t('events')}
        </RouteLink>
      </nav>
      <h1 id={id} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
