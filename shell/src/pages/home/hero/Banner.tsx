import { imageUrl } from '@moien/contract';
import { IconButton, Picture } from '@moien/shared-lib/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import styles from './Banner.module.css';
import { useSlides } from './use-slides.ts';

/**
 * A panorama is 7/3 as wide as high and fills the height of the door, whatever is cut off at its sides:
 * 30rem on a wide screen, 5/4 of some 41vw between, on a phone as high as the door is wide.
 */
const SIZES = '(min-width: 65em) 70rem, (min-width: 44em) 118vw, 214vw';

/** Panoramas whose castle, rock, boat or farm stands right of the middle, by number. */
const FOCUS_RIGHT = ['3', '4', '8', '11', '12'];

type BannerProps = { pictures: string[] };

/** The region through an open door under the two dots of the ï, one picture after another. */
export function Banner({ pictures }: BannerProps) {
  const { t } = useTranslation('pages');
  const { index, wanted, isPlaying, toggle, show, attributes } = useSlides(pictures.length);
  const place = t(`banner-${numberOf(pictures[index])}`);
  return (
    <section className={styles.banner} aria-roledescription={t('banner-role')} aria-label={t('banner')}>
      <div className={styles.dots} aria-hidden="true" />
      <div className={styles.door} {...attributes}>
        {pictures.map(
          (path, position) =>
            wanted.has(position) && (
              <div
                key={path}
                className={styles.slide}
                data-shown={position === index}
                data-focus={FOCUS_RIGHT.includes(numberOf(path)) ? 'right' : undefined}
              >
                <Picture
                  url={(width) => imageUrl(path, width)}
                  sizes={SIZES}
                  alt=""
                  ratio="fill"
                  isEager={position === 0}
                />
              </div>
            ),
        )}
        <div className={styles.controls}>
          <IconButton label={t('banner-previous')} icon={ChevronLeft} onClick={() => show(-1)} />
          <IconButton
            className={styles.motion}
            label={t(isPlaying ? 'banner-pause' : 'banner-play')}
            icon={isPlaying ? Pause : Play}
            onClick={toggle}
          />
          <IconButton label={t('banner-next')} icon={ChevronRight} onClick={() => show(1)} />
        </div>
      </div>
      <p className={styles.caption} aria-live={isPlaying ? 'off' : 'polite'}>
        <span className={styles.place}>{place}</span>
        <span className={styles.position}>
          {t('banner-position', { number: index + 1, total: pictures.length })}
        </span>
      </p>
    </section>
  );
}

/** The banners stand in a fixed order: `/global/banner-7` always shows the same place. */
function numberOf(path = ''): string {
  return path.slice(path.lastIndexOf('-') + 1);
}
