import { type ArticlePage, articleFeedPath, type EventSummary } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { buttonAttributes, EmptyState, Icon } from '@moien/shared-lib/ui';
import Rss from 'lucide-react/icons/rss';
import { useTranslation } from 'react-i18next';
import { UpcomingEvents } from '../events/UpcomingEvents.tsx';
import { BlogHeader } from '../sections/BlogHeader.tsx';
import { ListPages } from '../sections/ListPages.tsx';
import pageStyles from '../sections/Page.module.css';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './ArticleIndex.module.css';
import { articlesKey } from './articles-query.ts';
import { TopicFilter } from './TopicFilter.tsx';

type ArticleIndexProps = { page: ArticlePage; topic?: string; events: EventSummary[] };

/** The newest article large, the others as cards, by topic and by page; what is on soon below them. */
export function ArticleIndex({ page, topic, events }: ArticleIndexProps) {
  const { t } = useTranslation('blog');
  const { languageTag, navigation } = useRootStore();
  const [lead, ...others] = page.articleArray;
  return (
    <section className={pageStyles.page} aria-labelledby="blog-title">
      <BlogHeader id="blog-title" title={t('blog-headline')} lead={t('blog-lead')} current="blog" />
      {page.topicArray.length > 0 && <TopicFilter topics={page.topicArray} current={topic} />}
      {lead ? <ArticleCard article={lead} isLead /> : <NoArticles isFiltered={topic !== undefined} />}
      {others.length > 0 && (
        <ul className={pageStyles.cards}>
          {others.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
      <ListPages
        page={page.page}
        pageCount={page.pageCount}
        hrefOf={(target) =>
          navigation.hrefTo({
            route: 'blog',
            search: new URLSearchParams(articlesKey({ topic, page: target })),
          }) ?? ''
        }
      />
      {events.length > 0 && <UpcomingEvents events={events} />}
      <p>
        <a className={styles.feed} href={articleFeedPath('xml', languageTag)}>
          <Icon of={Rss} size="small" />
          {t('subscribe')}
        </a>
      </p>
    </section>
  );
}

function NoArticles({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('blog');
  return (
    <EmptyState
      title={t(isFiltered ? 'empty-topic-title' : 'empty-title')}
      text={t(isFiltered ? 'empty-topic-text' : 'empty-text')}
      action={
        isFiltered && (
          <RouteLink route="blog" {...buttonAttributes({ variant: 'primary' })}>
            {t('all-articles')}
          </RouteLink>
        )
      }
    />
  );
}
