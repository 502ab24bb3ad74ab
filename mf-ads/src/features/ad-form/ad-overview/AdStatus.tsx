import type { Ad, AdState } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { Button, buttonAttributes, Notice, type NoticeProps } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AdStore } from '../../ad-store/ad-store.ts';
import { stepOf } from '../ad-steps.ts';
import { useStateChange } from '../use-state-change.ts';
import styles from './AdOverview.module.css';

type AdStatusProps = { store: AdStore; ad: Ad };

const TONES: Record<AdState, NoticeProps['tone']> = {
  draft: 'informative',
  'in-review': 'informative',
  published: 'success',
  paused: 'informative',
  archived: 'informative',
  hidden: 'error',
};

/** How a home stands, what it lacks with the ways to mend it, and what can be done with it now. */
export const AdStatus = observer(function AdStatus({ store, ad }: AdStatusProps) {
  const { t } = useTranslation('ad-form');
  const { state, missingArray, hiddenReason } = ad;
  const { isBusy, problem, set } = useStateChange(store);
  const isIncomplete = missingArray.length > 0 && state !== 'hidden';
  return (
    <div role="status" className={styles.status}>
      <Notice
        tone={isIncomplete ? 'warning' : TONES[state]}
        action={
          <>
            {isIncomplete && <MissingLinks ad={ad} />}
            <StatusActions ad={ad} isBusy={isBusy} set={set} />
          </>
        }
      >
        <strong>{t(`overview-${state}`)}</strong>{' '}
        {isIncomplete
          ? t('overview-incomplete')
          : t(`overview-${state}-text`, { reason: hiddenReason ?? '' })}
      </Notice>
      {problem && (
        <Notice tone="error" isAlert>
          {problem}
        </Notice>
      )}
    </div>
  );
});

/** Each leads to where it is asked for. */
function MissingLinks({ ad: { id, missingArray } }: { ad: Ad }) {
  const { t } = useTranslation('ad-form');
  return (
    <ul className={styles.missing}>
      {missingArray.map((name) => (
        <li key={name}>
          <RouteLink
            route="ad-step"
            parameters={{ propertyId: id, step: stepOf(name) }}
            {...buttonAttributes()}
          >
            {t(`overview-add-${name}`)}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}

type StatusActionsProps = { ad: Ad } & Pick<ReturnType<typeof useStateChange>, 'isBusy' | 'set'>;

function StatusActions({ ad, isBusy, set }: StatusActionsProps) {
  const { t } = useTranslation('ad-form');
  const { state, missingArray, canBePaid } = ad;
  const canPublish = state === 'draft' || state === 'paused' || state === 'archived';
  return (
    <div className={styles.actions}>
      {canPublish && !canBePaid && (
        <RouteLink route="banking-information" {...buttonAttributes()}>
          {t('to-banking')}
        </RouteLink>
      )}
      {canPublish && missingArray.length === 0 && canBePaid && (
        <Button variant="primary" isBusy={isBusy} onClick={() => void set('published')}>
          {t('publish')}
        </Button>
      )}
      {state === 'published' && (
        <Button isBusy={isBusy} onClick={() => void set('paused')}>
          {t('pause')}
        </Button>
      )}
      {state === 'paused' && (
        <Button variant="quiet" isBusy={isBusy} onClick={() => void set('archived')}>
          {t('archive')}
        </Button>
      )}
    </div>
  );
}
