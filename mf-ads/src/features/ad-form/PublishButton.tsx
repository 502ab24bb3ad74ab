import type { Ad } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { Button, buttonAttributes, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AdStore } from '../ad-store/ad-store.ts';
import styles from './PreviewStep.module.css';
import { useStateChange } from './use-state-change.ts';

type PublishButtonProps = { store: AdStore; ad: Ad };

/** Shows the home to guests, or says what became of it. */
export const PublishButton = observer(function PublishButton({ store, ad }: PublishButtonProps) {
  const { t } = useTranslation('ad-form');
  const { isBusy, problem, set } = useStateChange(store);
  const canPublish = ad.missingArray.length === 0 && ad.canBePaid;
  return (
    <div role="status" className={styles.publish}>
      {ad.state === 'published' && <Notice tone="success">{t('published')}</Notice>}
      {ad.state === 'in-review' && <Notice tone="informative">{t('in-review')}</Notice>}
      {ad.state === 'hidden' && (
        <Notice tone="error">{t('hidden', { reason: ad.hiddenReason ?? '' })}</Notice>
      )}
      {problem && (
        <Notice tone="error" isAlert>
          {problem}
        </Notice>
      )}
      <div className={styles.actions}>
        {(ad.state === 'draft' || ad.state === 'paused' || ad.state === 'archived') && (
          <Button
            variant="primary"
            size="large"
            isBusy={isBusy}
            disabled={!canPublish}
            onClick={() => void set('published')}
          >
            {t('publish')}
          </Button>
        )}
        {ad.state === 'published' && (
          <>
            <RouteLink
              route="property"
              parameters={{ id: ad.id }}
              {...buttonAttributes({ variant: 'primary' })}
            >
              {t('see-page')}
            </RouteLink>
            <Button isBusy={isBusy} onClick={() => void set('paused')}>
              {t('pause')}
            </Button>
          </>
        )}
        {ad.state === 'paused' && (
          <Button variant="quiet" isBusy={isBusy} onClick={() => void set('archived')}>
            {t('archive')}
          </Button>
        )}
      </div>
    </div>
  );
});
