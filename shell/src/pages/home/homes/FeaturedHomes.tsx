import { RouteLink } from '@moien/shared-lib';
import { linkAttributes } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import type { FeaturedHome } from '../home-data.ts';
import { Section } from '../Section.tsx';
import styles from './FeaturedHomes.module.css';
import { HomeCard } from './HomeCard.tsx';

/** Some of the homes; a row to swipe on phones. */
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
      <ul className={styles.list}>
        {homes.map((home) => (
          <li key={home.id}>
            <HomeCard home={home} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
