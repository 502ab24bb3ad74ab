import { imageUrl, type PropertyImage } from '@moien/contract';
import { Button, Icon, Picture } from '@moien/shared-lib/ui';
import Grid2x2 from 'lucide-react/icons/grid-2x2';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Gallery.module.css';
import { OnDemandGalleryViewer } from './OnDemandGalleryViewer.tsx';
import { useIsScrolling } from './use-is-scrolling.ts';

const PICTURES_SHOWN = 5;

/** The pictures of a home: one large, the others beside it, a row to swipe on phones. Each opens all of them at full size. */
export function Gallery({ images, title }: { images: PropertyImage[]; title: string }) {
  const { t } = useTranslation('search');
  const gallery = useRef<HTMLDivElement>(null);
  const isScrolling = useIsScrolling(gallery);
  const [opened, setOpened] = useState<number>();
  const shown = images.slice(0, PICTURES_SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className={styles.whole} aria-label={t('pictures')}>
      <div
        ref={gallery}
        className={styles.gallery}
        data-count={shown.length}
        {...(isScrolling && { tabIndex: 0, role: 'group', 'aria-label': t('pictures') })}
      >
        {shown.map((image, index) => (
          <button
            key={image.path}
            type="button"
            className={styles.opener}
            aria-haspopup="dialog"
            onClick={() => setOpened(index)}
          >
            <Picture
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
          </button>
        ))}
      </div>
      <Button className={styles.all} onClick={() => setOpened(0)} aria-haspopup="dialog">
        <Icon of={Grid2x2} size="small" />
        {t('show-all-pictures', { count: images.length })}
      </Button>
      <OnDemandGalleryViewer
        images={images}
        title={title}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </section>
  );
}
