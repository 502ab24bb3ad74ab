import { type ArticleSummary, imageUrl } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { Card, cardLinkClassName, Picture } from '@moien/shared-lib/ui';
import styles from './ArticleCard.module.css';
import { ArticleFacts } from './ArticleFacts.tsx';
import { TopicLabel } from './TopicLabel.tsx';

type ArticleCardProps = {
  article: ArticleSummary;
  /** Of its title: the lists stand below headings of different levels. */
  headingLevel?: 2 | 3;
  /** The newest one at the top of a list: large, and its picture is loaded at once. */
  isLead?: boolean;
};

/** An article in a list: what it looks like, what it is about, and how long it takes. */
export function ArticleCard({ article, headingLevel = 2, isLead = false }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card
      className={isLead ? styles.lead : styles.card}
      level={isLead ? 'resting' : 'flat'}
      media={
        <Picture
          url={(width) => imageUrl(article.imagePath, width)}
          sizes={
            isLead
              ? '(min-width: 75rem) 42rem, (min-width: 56em) 58vw, 100vw'
              : '(min-width: 65em) 23rem, (min-width: 40em) 45vw, 100vw'
          }
          alt=""
          ratio="3:2"
          isEager={isLead}
        />
      }
    >
      <TopicLabel topic={article.topic} />
      <Heading className={styles.title}>
        <RouteLink
          className={cardLinkClassName}
          route="article"
          parameters={{ id: article.id, slug: article.slug }}
        >
          {article.title}
        </RouteLink>
      </Heading>
      <p className={styles.summary}>{article.summary}</p>
      <ArticleFacts article={article} />
    </Card>
  );
}
