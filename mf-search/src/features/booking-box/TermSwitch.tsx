import type { Property } from '@moien/contract';
import { RouteLink, useFeatureStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasBothTerms } from './shown-term.ts';
import { writeStay, writeTerm } from './stay-parameters.ts';
import { stayStore } from './stay-store.ts';
import styles from './TermSwitch.module.css';

const TERMS = ['night', 'month'] as const;

/** Nights or months, for a home that is let by both: links, so that it works before the page is alive. */
export const TermSwitch = observer(function TermSwitch({ property }: { property: Property }) {
  const { t } = useTranslation('search');
  const stays = useFeatureStore(stayStore);
  const { id } = property;
  if (!hasBothTerms(property)) return null;
  const shown = stays.termOf(id);
  return (
    <nav className={styles.switch} aria-label={t('term')}>
      {TERMS.map((term) => (
        <RouteLink
          key={term}
          className={styles.term}
          route="property"
          parameters={{ id }}
          search={writeStay(stays.stayOf(id), writeTerm(term, ''))}
          aria-current={term === shown ? 'true' : undefined}
          onClick={(event: MouseEvent) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            stays.setTerm(id, term);
          }}
        >
          {t(`term-${term}`)}
        </RouteLink>
      ))}
    </nav>
  );
});
