import { imageUrl, type PropertyImage } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { IconButton, Picture, VisuallyHidden } from '@moien/shared-lib/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './GalleryViewer.module.css';
import { useIsColumn } from './use-is-column.ts';
import { reveal, useStrip } from './use-strip.ts';

export type GalleryViewerProps = {
  images: PropertyImage[];
  title: string;
  /** Which picture is opened first; undefined while it is closed. */
  opened: number | undefined;
  onClose: () => void;
};

/**
 * All pictures at the size of the window: a strip to swipe, with buttons, keys and small pictures to choose
 * from; on an upright phone or tablet a column.
 */
export function GalleryViewer({ images, title, opened, onClose }: GalleryViewerProps) {
  const { t } = useTranslation('search');
  const isColumn = useIsColumn();
  const { strip, index, show, handlers } = useStrip<HTMLUListElement>(opened, isColumn);
  const { dialog, shownSources } = useShownModally({ opened, isColumn }, strip);
  const last = images.length - 1;
  const showWithin = (wanted: number) => show(Math.min(last, Math.max(0, wanted)));
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (isColumn || target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    showWithin(target);
  };
  const position = t('picture-position', { number: index + 1, total: images.length });
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      data-column={isColumn || undefined}
      aria-label={t('pictures-of', { title })}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <p className={styles.position} aria-hidden="true">
          {`${index + 1} / ${images.length}`}
        </p>
        <p className={styles.home} aria-hidden="true">
          {title}
        </p>
        <VisuallyHidden>
          <span role="status">{position}</span>
        </VisuallyHidden>
        <IconButton label={t('close')} icon={X} onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard in every browser */}
      <ul ref={strip} className={styles.strip} {...handlers} tabIndex={0} onLoadCapture={setPictureShape}>
        {images.map((image, number) => (
          <li key={image.path} className={styles.place} inert={!isColumn && number !== index}>
            {opened !== undefined && (
              <Picture
                className={styles.picture}
                url={(width) => imageUrl(image.path, width)}
                sizes="100vw"
                alt={t('picture-of', { title, number: number + 1 })}
                ratio={isColumn ? '3:2' : 'fill'}
                isEager={number === opened}
                placeholder={shownSources[number]}
              />
            )}
          </li>
        ))}
      </ul>
      <IconButton
        className={styles.previous}
        variant="floating"
        label={t('previous-picture')}
        icon={ChevronLeft}
        aria-disabled={index === 0}
        onClick={() => showWithin(index - 1)}
      />
      <IconButton
        className={styles.next}
        variant="floating"
        label={t('next-picture')}
        icon={ChevronRight}
        aria-disabled={index === last}
        onClick={() => showWithin(index + 1)}
      />
      {opened !== undefined && images.length > 1 && (
        <Thumbnails images={images} index={index} onShow={show} />
      )}
    </dialog>
  );
}

/** The style sheet draws corners round what is seen, whose shape is known once it has come. */
function setPictureShape({ target }: SyntheticEvent) {
  if (!(target instanceof HTMLImageElement) || target.naturalHeight === 0) return;
  const shape = String(target.naturalWidth / target.naturalHeight);
  target.closest('li')?.style.setProperty('--picture-shape', shape);
}

type ThumbnailsProps = {
  images: GalleryViewerProps['images'];
  index: number;
  onShow: (index: number) => void;
};

/** All pictures, small; the shown one stays in sight. */
function Thumbnails({ images, index, onShow }: ThumbnailsProps) {
  const { t } = useTranslation('search');
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    row.current?.children[index]?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [index]);
  return (
    <nav ref={row} className={styles.thumbnails} aria-label={t('pictures')}>
      {images.map((image, number) => (
        <button
          key={image.path}
          type="button"
          className={styles.thumbnail}
          aria-label={t('picture-position', { number: number + 1, total: images.length })}
          aria-current={number === index ? 'true' : undefined}
          onClick={() => onShow(number)}
        >
          <Picture url={(width) => imageUrl(image.path, width)} sizes="6rem" alt="" ratio="3:2" />
        </button>
      ))}
    </nav>
  );
}

type Shown = { opened: number | undefined; isColumn: boolean };

/**
 * The platform's modal dialog: it keeps the focus inside, closes by Escape and gives the focus back. The
 * picture that was pressed grows into the one that it shows. What the page shows of the pictures stands in
 * their places until larger ones have come.
 */
function useShownModally({ opened, isColumn }: Shown, strip: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shownSources, setShownSources] = useState<ShownSources>([]);
  const { navigation } = useRootStore();
  const revealThere = useEffectEvent((index: number) => reveal(strip.current, index, isColumn));
  useLayoutEffect(() => {
    const element = dialog.current;
    if (opened === undefined || !element) return;
    let isWanted = true;
    const pictures = [...(element.parentElement?.querySelectorAll('[data-picture]') ?? [])];
    setShownSources(pictures.map(shownSourceOf));
    const pressed = pictures[opened];
    const end = navigation.grow('opened-picture', pressed, () => {
      if (!isWanted) return undefined;
      element.showModal();
      // Before, the strip had no size to scroll in.
      return revealThere(opened)?.firstElementChild;
    });
    return () => {
      isWanted = false;
      end();
      element.close();
    };
  }, [opened, navigation]);
  return { dialog, shownSources };
}

type ShownSources = readonly (string | undefined)[];

/** Of a picture's images the widest that the browser has loaded, which is the last. */
function shownSourceOf(picture: Element): string | undefined {
  const loaded = [...picture.querySelectorAll('img')].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  );
  return loaded.at(-1)?.currentSrc || undefined;
}
