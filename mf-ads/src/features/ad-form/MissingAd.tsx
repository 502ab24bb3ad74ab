import { RouteLink } from '@moien/shared-lib';
import { PageFrame } from '@moien/shared-lib/dashboard-page';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';

/** In the place of a home that does not exist, or is somebody else's. */
export function MissingAd() {
  const { t } = useTranslation('ad-form');
  return (
    <PageFrame title={t('missing-title')}>
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
    </PageFrame>
  );
}
