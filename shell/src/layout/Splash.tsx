import { imageUrl, SPLASH_MILLISECONDS } from '@moien/contract';
import { Picture, Wordmark } from '@moien/shared-lib/ui';
import { createContext, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Splash.module.css';

/** True for the document of a first visit. */
export const FirstVisitContext = createContext(false);

/** Lies over the first visit's page for 5 s (specification §9). The style sheet ends it too, for browsers without JavaScript. */
export function Splash() {
  const { t } = useTranslation('shell');
  const [isShown, setShown] = useState(useContext(FirstVisitContext));

  useEffect(() => {
    if (!isShown) return;
    const end = () => setShown(false);
    const timer = setTimeout(end, SPLASH_MILLISECONDS);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', end);
    };
  }, [isShown]);

  if (!isShown) return null;
  return (
    <button type="button" className={styles.splash} onClick={() => setShown(false)}>
      <Picture
        url={(width) => imageUrl('/global/banner-10', width)}
        sizes="100vw"
        alt=""
        ratio="fill"
        isEager
      />
      <span className={styles.welcome}>
        <Wordmark />
        <span>{t('welcome')}</span>
      </span>
    </button>
  );
}
