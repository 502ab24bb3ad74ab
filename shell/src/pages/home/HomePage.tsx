import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../page/page-head.ts';
import { NewestArticles } from './articles/NewestArticles.tsx';
import { Cities } from './cities/Cities.tsx';
import styles from './HomePage.module.css';
import { Hero } from './hero/Hero.tsx';
import type { HomeData } from './home-data.ts';
import { FeaturedHomes } from './homes/FeaturedHomes.tsx';
import { SeenHomes } from './homes/SeenHomes.tsx';
import { LettingInvitation } from './letting/LettingInvitation.tsx';
import { Newsletter } from './newsletter/Newsletter.tsx';

/**
 * Specification §1: headline, search and pictures, then what there is to find; each part vanishes when it has
 * nothing.
 */
export function Page({ data }: { data: HomeData }) {
  const { t } = useTranslation('pages');
  usePageHead({ title: t('home-title'), description: t('home-description'), canonicalPath: '/' });
  return (
    <>
      <Hero />
      <SeenHomes homes={data.seen} />
      <FeaturedHomes homes={data.homes} />
      <Cities />
      <NewestArticles articles={data.articles} />
      <div className={styles.end}>
        <LettingInvitation />
        <Newsletter />
      </div>
    </>
  );
}
