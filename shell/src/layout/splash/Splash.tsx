import { imageUrl, SPLASH_MILLISECONDS } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Wordmark } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureSeed } from '../pictures/picture-seed.ts';
import { picturesOf } from '../pictures/pictures-of.ts';
import styles from './Splash.module.css';

/** Specification §1. */
const PICTURES = 6;

/** In pixels: sharp in a third of a window, and small, because the page below must not wait for them. */
const SPLASH_WIDTH = 512;

/**
 * Lies over the first visit's page for 5 s (specification §9). The style sheet ends it too, for browsers
 * without JavaScript.
 */
export const Splash = observer(function Splash() {
  const { t } = useTranslation('shell');
  const { welcome } = useRootStore();
  const pictures = picturesOf(usePictureSeed(), PICTURES);

  useEffect(() => {
    const end = () => welcome.endSplash();
    const timer = setTimeout(end, SPLASH_MILLISECONDS);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', end);
    };
  }, [welcome]);

  if (welcome.isSplashOver) return null;
  return (
    <button type="button" className={styles.splash} onClick={() => welcome.endSplash()}>
      <span className={styles.pictures}>
        {pictures.map((path) => (
          <span key={path} className={styles.picture}>
            <img src={imageUrl(path, SPLASH_WIDTH)} alt="" fetchPriority="low" />
          </span>
        ))}
      </span>
      <span className={styles.welcome}>
        <Wordmark />
        <span>{t('welcome')}</span>
        <span className={styles.hint}>{t('splash-hint')}</span>
      </span>
    </button>
  );
});
