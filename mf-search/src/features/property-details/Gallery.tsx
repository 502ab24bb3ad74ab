import { imageUrl, type PropertyImage } from '@moien/contract';
import { Picture } from '@moien/shared-lib/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Gallery.module.css';
import { useIsScrolling } from './use-is-scrolling.ts';

const PICTURES_SHOWN = 5;

/** The pictures of a home: one large, the others beside it, a row to swipe on phones. */
export function Gallery({ images, title }: { images: PropertyImage[]; title: string }) {
  const { t } = useTranslation('search');
  const gallery = useRef<HTMLElement>(null);
  const isScrolling = useIsScrolling(gallery);
  const shown = images.slice(0, PICTURES_SHOWN);
  return (
    <section
      ref={gallery}
      className={styles.gallery}
      aria-label={t('pictures')}
      data-count={shown.length}
      tabIndex={isScrolling ? 0 : undefined}
    >
      {shown.map((image, index) => (
        <Picture
          key={image.path}
          className={styles.picture}
          url={(width) => imageUrl(image.path, width)}
          sizes={
            index === 0
              ? '(min-width: 75rem) 54rem, (min-width: 56em) 72vw, 92vw'
              : '(min-width: 56em) 24rem, 92vw'
          }
          alt={t('picture-of', { title, number: index + 1 })}
          ratio="3:2"
          isEager={index === 0}
        />
      ))}
    </section>
  );
}
