import { RouteLink, useSession } from '@moien/shared-lib';
import { linkAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { FeaturedHome } from '../home-data.ts';
import { Section } from '../Section.tsx';
import { HomeCards } from './HomeCards.tsx';

/** What who is signed in looked at last; gone with the session. */
export const SeenHomes = observer(function SeenHomes({ homes }: { homes: FeaturedHome[] }) {
  const { t } = useTranslation('pages');
  const { profile } = useSession();
  if (!profile || homes.length === 0) return null;
  return (
    <Section
      title={t('home-seen')}
      more={
        <RouteLink route="history" {...linkAttributes({ look: 'alone' })}>
          {t('all-seen')}
        </RouteLink>
      }
    >
      <HomeCards homes={homes} />
    </Section>
  );
});
