import { imageUrl, type PropertyImage } from '@moien/contract';
import { Picture } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';

const FULL_WIDTH = 1920;

type PlainGalleryProps = {
  images: readonly PropertyImage[];
  title: string;
  /** Of the gallery in whose place it stands: without scripts only the page's own styles come. */
  styles: Readonly<Record<string, string>>;
};

/** The pictures of a home as links to themselves at full size, where scripts do not run. */
export function PlainGallery({ images, title, styles }: PlainGalleryProps) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.gallery} data-count={images.length}>
      {images.map(({ path }, index) => (
        <a key={path} className={styles.opener} href={imageUrl(path, FULL_WIDTH)}>
          <Picture
            className={styles.picture}
            url={(width) => imageUrl(path, width)}
            sizes="(min-width: 75rem) 54rem, 92vw"
            alt={t('picture-of', { title, number: index + 1 })}
            ratio="3:2"
            isEager={index === 0}
          />
        </a>
      ))}
    </div>
  );
}
