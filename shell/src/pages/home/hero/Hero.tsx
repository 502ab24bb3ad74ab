import { useSession } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { usePictureSeed } from '../../../layout/pictures/picture-seed.ts';
import { picturesOf } from '../../../layout/pictures/pictures-of.ts';
import { Banner } from './Banner.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import styles from './Hero.module.css';
import { SearchEntry } from './SearchEntry.tsx';

/** Specification §1: 8 of the 12. */
const PICTURES_SHOWN = 8;

/** The headline, the way into the search, and the region seen through the door of the ï. */
export const Hero = observer(function Hero() {
  const { t } = useTranslation('pages');
  const { profile } = useSession();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        {profile && <p className={styles.greeting}>{t('home-greeting', { name: profile.firstName })}</p>}
        <h1 className={styles.headline}>{t('home-headline')}</h1>
        <p className={styles.lead}>{t('home-lead')}</p>
        <SearchEntry />
        <DownloadLink />
      </div>
      <Banner pictures={picturesOf(usePictureSeed(), PICTURES_SHOWN)} />
    </section>
  );
});
