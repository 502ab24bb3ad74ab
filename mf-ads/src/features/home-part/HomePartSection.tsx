import { Button, ErrorState, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './HomePart.module.css';
import type { HomePart } from './home-part.ts';

type HomePartSectionProps = {
  /** Of the heading. */
  id: string;
  part: Pick<HomePart<unknown>, 'known' | 'problem' | 'load'>;
  title: string;
  lead: string;
  failedTitle: string;
  offlineText: string;
  /** While nothing is known. */
  skeleton: ReactNode;
  /** Rendered once the part is known. */
  children: () => ReactNode;
  className?: string | undefined;
};

/** Shows a part of a home as a section: loading, failed, out of date, or loaded. */
export const HomePartSection = observer(function HomePartSection(props: HomePartSectionProps) {
  const { id, part, title, lead, failedTitle, offlineText, skeleton, children, className } = props;
  const { t } = useTranslation('ads');
  const { problem } = part;
  const isKnown = part.known !== undefined;
  return (
    <section className={className} aria-labelledby={id} aria-busy={!isKnown && !problem}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      {!isKnown && problem && (
        <ErrorState
          title={problem === 'offline' ? t('offline-title') : failedTitle}
          text={problem === 'offline' ? offlineText : t('failed-text')}
          retryLabel={t('retry')}
          onRetry={() => void part.load()}
          headingLevel={3}
        />
      )}
      {isKnown && problem && (
        <Notice tone="warning" action={<Button onClick={() => void part.load()}>{t('retry')}</Button>}>
          {t('outdated')}
        </Notice>
      )}
      {isKnown ? children() : !problem && skeleton}
    </section>
  );
});
