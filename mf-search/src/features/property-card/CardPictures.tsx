import { imageUrl, type PropertySummary } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import { IconButton, Picture } from '@moien/shared-lib/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStrip } from '../gallery/use-strip.ts';
import styles from './CardPictures.module.css';

const PICTURES_SHOWN = 5;

type CardPicturesProps = {
  property: Pick<PropertySummary, 'title' | 'imageArray'>;
  target: Pick<ComponentProps<typeof RouteLink>, 'route' | 'parameters' | 'search'>;
  isFirst: boolean;
};

/**
 * The pictures of a card in a strip to swipe; buttons turn them for mouse and keyboard. Only the first is
 * fetched before somebody reaches for the others. They repeat what the card says, so a screen reader passes
 * the strip over.
 */
export function CardPictures({ property: { title, imageArray }, target, isFirst }: CardPicturesProps) {
  const { t } = useTranslation('search');
  const [isReached, setReached] = useState(false);
  const { strip, index: shown, show, handlers } = useStrip<HTMLDivElement>(undefined);
  const count = Math.min(imageArray.length, PICTURES_SHOWN);
  const reach = () => count > 1 && setReached(true);
  const turn = (step: number) => show((shown + step + count) % count);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for somebody who reaches for the pictures
    <div className={styles.pictures} onPointerEnter={reach} onTouchStart={reach} onFocus={reach}>
      <div ref={strip} className={styles.strip} aria-hidden="true" tabIndex={-1} {...handlers}>
        {Array.from({ length: Math.max(1, count) }, (_value, index) => (
          <RouteLink
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the strip, filled later
            key={index}
            className={styles.slot}
            {...target}
            tabIndex={-1}
            draggable={false}
          >
            {(index === 0 || isReached) && (
              <Picture
                url={pictureUrl(imageArray[index]?.path)}
                ratio="fill"
                sizes="(min-width: 80em) 24vw, (min-width: 65em) 28vw, (min-width: 36em) 45vw, 100vw"
                alt=""
                isEager={index === 0 ? isFirst : true}
              />
            )}
          </RouteLink>
        ))}
      </div>
      {count > 1 && (
        <>
          <span className={styles.turn} data-side="previous">
            <IconButton
              label={t('previous-picture', { title })}
              icon={ChevronLeft}
              variant="floating"
              onClick={() => turn(-1)}
            />
          </span>
          <span className={styles.turn} data-side="next">
            <IconButton
              label={t('next-picture', { title })}
              icon={ChevronRight}
              variant="floating"
              onClick={() => turn(1)}
            />
          </span>
          <span className={styles.dots} aria-hidden="true">
            {Array.from({ length: count }, (_value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
              <span key={index} className={styles.dot} data-shown={index === shown || undefined} />
            ))}
          </span>
        </>
      )}
    </div>
  );
}

function pictureUrl(path: string | undefined) {
  return path === undefined ? undefined : (width: Parameters<typeof imageUrl>[1]) => imageUrl(path, width);
}
