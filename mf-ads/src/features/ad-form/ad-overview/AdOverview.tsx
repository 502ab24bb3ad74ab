import { RouteLink } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { buttonAttributes, Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AdStore } from '../../ad-store/ad-store.ts';
import { HomeHeader } from '../../home-pages/HomeHeader.tsx';
import { firstOpenStep } from '../ad-steps.ts';
import { MissingAd } from '../MissingAd.tsx';
import { Hints } from '../PreviewStep.tsx';
import { AdStatus } from './AdStatus.tsx';
import { Sections } from './Sections.tsx';

/** One home with all its sections, how it stands, and what would help. */
export const AdOverview = observer(function AdOverview({ store }: { store: AdStore }) {
  const { t } = useTranslation('ad-form');
  const { id = '', ad, problem, isLoading, isMissing } = store;
  if (isMissing) return <MissingAd />;
  return (
    <LoadedPage
      header={<HomeHeader propertyId={id} current="details" ad={ad} hasFailed={problem !== undefined} />}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading && !ad}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<Skeleton shape="block" ratio="16:9" />}
    >
      {ad && (
        <>
          <AdStatus store={store} ad={ad} />
          {ad.state === 'draft' && (
            <div>
              <RouteLink
                route="ad-step"
                parameters={{ propertyId: ad.id, step: firstOpenStep(ad.missingArray) }}
                {...buttonAttributes({ variant: 'primary', size: 'large' })}
              >
                {t('go-on')}
              </RouteLink>
            </div>
          )}
          <Sections ad={ad} />
          <Hints store={store} ad={ad} />
        </>
      )}
    </LoadedPage>
  );
});
