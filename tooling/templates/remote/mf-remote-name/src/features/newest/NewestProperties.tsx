import type { PropertySummary } from '@moien/contract';
import { Card, EmptyState, ErrorState, Skeleton } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { NewestCard } from './NewestCard.tsx';
import styles from './NewestProperties.module.css';

/** Seen without scrolling on a wide screen: their pictures are loaded at once. */
const EAGER_CARDS = 4;
const SKELETONS = ['first', 'second', 'third', 'fourth'];

export type NewestPropertiesProps = {
  properties: PropertySummary[];
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
};

/** The list in each of its states: properties, more on their way, none, and more that did not come. */
export function NewestProperties({ properties, isLoading, hasFailed, onRetry }: NewestPropertiesProps) {
  const { t } = useTranslation('remote-name');
  return (
    <section className={styles.page} aria-labelledby="remote-name-title" aria-busy={isLoading}>
      <header>
        <h1 id="remote-name-title">{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {properties.length > 0 && (
        <ul className={styles.cards}>
          {properties.map((property, index) => (
            <li key={property.id}>
              <NewestCard property={property} isFirst={index < EAGER_CARDS} />
            </li>
          ))}
        </ul>
      )}
      {isLoading && (
        <div className={styles.cards}>
          {SKELETONS.map((name) => (
            <Card key={name} as="div" media={<Skeleton shape="block" ratio="4:3" />}>
              <Skeleton width="half" />
              <Skeleton shape="title" width="most" />
            </Card>
          ))}
        </div>
      )}
      {hasFailed && (
        <ErrorState
          title={t('failed-title')}
          text={t('failed-text')}
          retryLabel={t('retry')}
          onRetry={onRetry}
        />
      )}
      {properties.length === 0 && !isLoading && !hasFailed && (
        <EmptyState title={t('empty-title')} text={t('empty-text')} />
      )}
    </section>
  );
}
