import { imageUrl, type PropertyImage } from '@moien/contract';
import { Button, Icon, Picture } from '@moien/shared-lib/ui';
import Images from 'lucide-react/icons/images';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainGalleryPart } from '../no-script/lazy-no-script.ts';
import styles from './Gallery.module.css';
import { LazyGalleryViewer } from './LazyGalleryViewer.tsx';
import { useIsScrolling } from './use-is-scrolling.ts';
import { useStrip } from './use-strip.ts';

/** Of them a wide screen has room for; on a narrow one all are in the row. */
const PICTURES_BESIDE_EACH_OTHER = 5;

/**
 * The pictures of a home: one large with others beside it, on a phone a row to swipe. Each opens all of them
 * at full size.
 */
export function Gallery({ images, title }: { images: PropertyImage[]; title: string }) {
  const { t } = useTranslation('search');
  const { strip, index: shown, handlers } = useStrip<HTMLDivElement>(undefined);
  const isScrolling = useIsScrolling(strip);
  const [opened, setOpened] = useState<number>();
  if (images.length === 0) return null;
  return (
    <section className={styles.whole} aria-label={t('pictures')}>
      <div
        ref={strip}
        className={styles.gallery}
        data-count={Math.min(images.length, PICTURES_BESIDE_EACH_OTHER)}
        data-scripted
        {...handlers}
        {...(isScrolling && { tabIndex: 0, role: 'group', 'aria-label': t('pictures') })}
      >
        {images.map((image, index) => (
          <button
            key={image.path}
            type="button"
            className={styles.opener}
            data-picture={index === 0 ? 'page' : 'further'}
            aria-haspopup="dialog"
            onClick={() => setOpened(index)}
          >
            <Picture
              className={styles.picture}
              url={(width) => imageUrl(image.path, width)}
              sizes={
                index === 0
                  ? '(min-width: 75rem) 54rem, (min-width: 56em) 72vw, 100vw'
                  : '(min-width: 56em) 24rem, 100vw'
              }
              alt={t('picture-of', { title, number: index + 1 })}
              ratio="3:2"
              isEager={index === 0}
            />
          </button>
        ))}
      </div>
      <noscript>
        <PlainGalleryPart
          images={images.slice(0, PICTURES_BESIDE_EACH_OTHER)}
          title={title}
          styles={styles}
        />
      </noscript>
      <Button className={styles.all} onClick={() => setOpened(0)} aria-haspopup="dialog">
        <Icon of={Images} size="small" />
        <span className={styles.counter}>{`${shown + 1}/${images.length}`}</span>{' '}
        <span className={styles.allText}>{t('show-all-pictures', { count: images.length })}</span>
      </Button>
      <LazyGalleryViewer images={images} title={title} opened={opened} onClose={() => setOpened(undefined)} />
    </section>
  );
}
