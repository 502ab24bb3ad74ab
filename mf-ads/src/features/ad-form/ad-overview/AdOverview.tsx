import type { Ad } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { Badge, buttonAttributes, EmptyState, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { STATE_TONES } from '../../ad-list/state-tones.ts';
import type { AdStore } from '../../ad-store/ad-store.ts';
import { LoadedPage } from '../../page-frame/LoadedPage.tsx';
import { AD_STEPS, firstOpenStep, stepOf } from '../ad-steps.ts';
import { Hints, Missing } from '../PreviewStep.tsx';
import { PublishButton } from '../PublishButton.tsx';
import styles from './AdOverview.module.css';

/** One home with all its sections, how it stands, and what would help. */
export const AdOverview = observer(function AdOverview({ store }: { store: AdStore }) {
  const { t } = useTranslation('ad-form');
  const { ad, problem, isLoading, isMissing } = store;
  const title = ad?.textArray.find(({ title }) => title !== '')?.title ?? t('untitled');
  return (
    <LoadedPage
      title={isMissing ? t('missing-title') : ad ? title : t('overview')}
      lead={t('overview-lead')}
      problem={isMissing ? undefined : problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading && !ad}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={
        isMissing ? (
          <EmptyState
            scene="closed"
            title={t('missing-title')}
            text={t('missing-text')}
            action={
              <RouteLink route="ads" {...buttonAttributes()}>
                {t('to-list')}
              </RouteLink>
            }
          />
        ) : (
          <Skeleton shape="block" ratio="16:9" />
        )
      }
    >
      {ad && <Sections store={store} ad={ad} />}
    </LoadedPage>
  );
});

const Sections = observer(function Sections({ store, ad }: { store: AdStore; ad: Ad }) {
  const { t } = useTranslation('ad-form');
  const { t: textOfAds } = useTranslation('ads');
  const open = new Set(ad.missingArray.map(stepOf));
  return (
    <>
      <p className={styles.state}>
        <Badge tone={STATE_TONES[ad.state]}>{textOfAds(`state-${ad.state}`)}</Badge>
      </p>
      {ad.state === 'draft' ? (
        <div>
          <RouteLink
            route="ad-step"
            parameters={{ propertyId: ad.id, step: firstOpenStep(ad.missingArray) }}
            {...buttonAttributes({ variant: 'primary', size: 'large' })}
          >
            {t('go-on')}
          </RouteLink>
        </div>
      ) : (
        <PublishButton store={store} ad={ad} />
      )}
      <Missing store={store} ad={ad} />
      <nav aria-label={t('sections')}>
        <ul className={styles.sections}>
          {AD_STEPS.map((step) => (
            <li key={step}>
              <RouteLink route="ad-step" parameters={{ propertyId: ad.id, step }} className={styles.section}>
                <span className={styles.name}>{t(`name-${step}`)}</span>
                {open.has(step) && <Badge tone="warning">{t('section-open')}</Badge>}
                <span className={styles.text}>{t(`step-${step}-lead`)}</span>
              </RouteLink>
            </li>
          ))}
        </ul>
      </nav>
      <Hints store={store} ad={ad} />
    </>
  );
});
