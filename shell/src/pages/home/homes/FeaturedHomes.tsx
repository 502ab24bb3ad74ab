import { RouteLink } from '@moien/shared-lib';
import { linkAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import type { FeaturedHome } from '../home-data.ts';
import { Section } from '../Section.tsx';
import { HomeCards } from './HomeCards.tsx';

/** Some of the homes. */
export function FeaturedHomes({ homes }: { homes: FeaturedHome[] }) {
  const { t } = useTranslation('pages');
  if (homes.length === 0) return null;
  return (
    <Section
      title={t('home-featured')}
      more={
        <RouteLink route="search" {...linkAttributes({ look: 'alone' })}>
          {t('all-homes')}
        </RouteLink>
      }
    >
      <HomeCards homes={homes} />
    </Section>
  );
}
