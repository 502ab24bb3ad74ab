import type { AdRequirement } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Icon } from '@moien/shared-lib/ui';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { firstOpenStep } from '../ad-form/ad-steps.ts';
import { missingOf } from '../ad-words/ad-words.ts';
import styles from './MissingLink.module.css';

type MissingLinkProps = { propertyId: string; missingArray: readonly AdRequirement[] };

/** What a home lacks, leading to where the first of it is asked for; nothing where nothing is missing. */
export function MissingLink({ propertyId, missingArray }: MissingLinkProps) {
  const { t } = useTranslation('ads');
  const { languageTag } = useRootStore();
  const missing = missingOf(missingArray, t, languageTag);
  if (missing === undefined) return null;
  return (
    <p className={styles.line}>
      <RouteLink
        route="ad-step"
        parameters={{ propertyId, step: firstOpenStep(missingArray) }}
        className={styles.missing}
      >
        {missing}
        <Icon of={ChevronRight} size="small" />
      </RouteLink>
    </p>
  );
}
