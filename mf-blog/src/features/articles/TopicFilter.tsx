import type { ArticlePage } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { useTranslation } from 'react-i18next';
import styles from './TopicFilter.module.css';
import { topicName } from './topic-name.ts';

type TopicFilterProps = { topics: ArticlePage['topicArray']; current: string | undefined };

/** All articles, or those on one topic: links, so that each choice has an address. */
export function TopicFilter({ topics, current }: TopicFilterProps) {
  const { t } = useTranslation('blog');
  const isOffered = topics.some(({ topic }) => topic === current);
  return (
    <nav aria-label={t('topics')}>
      <ul className={styles.topics}>
        <li>
          <RouteLink className={styles.topic} route="blog" aria-current={isOffered ? undefined : 'page'}>
            {t('all-topics')}
          </RouteLink>
        </li>
        {topics.map(({ topic, articleCount }) => (
          <li key={topic}>
            <RouteLink
              className={styles.topic}
              route="blog"
              search={new URLSearchParams({ topic })}
              aria-current={topic === current ? 'page' : undefined}
            >
              {topicName(t, topic)} <span className={styles.count}>{articleCount}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
