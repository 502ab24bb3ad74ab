import { classNames } from '../class-names.ts';
import styles from './Picture.module.css';
import { useImageFailure } from './use-image-failure.ts';

/** Widths in pixels that every picture exists in (specification §9: low 360, high 1920). */
export const pictureWidths = [360, 512, 640, 960, 1920] as const;

export type PictureWidth = (typeof pictureWidths)[number];

export type PictureRatio = '1:1' | '4:3' | '3:2' | '16:9' | '3:4' | 'fill';

/** The widths of icons and other small pictures (specification §9: 640 at most). */
const iconWidths = pictureWidths.filter((width) => width <= 640);

export interface PictureProps {
  /**
   * Address of the picture in the given width in pixels. Absent when there is no picture: the fallback shows.
   */
  url?: (width: PictureWidth) => string;
  /** How wide it is shown, as in the `sizes` attribute: `(min-width: 56em) 33vw, 100vw`. */
  sizes: string;
  /** What it shows; empty when the text beside it says so. */
  alt: string;
  /** Keeps its box from the first paint. `fill` takes the size of a positioned parent. */
  ratio?: PictureRatio;
  /**
   * True for the picture that is seen first: loaded at once and with high priority, and in the first paint if
   * it can be.
   */
  isEager?: boolean;
  /** True for the first picture of a page, into which that of its card grows. */
  isOfPage?: boolean;
  /** True for an icon: no width above 640 is offered. */
  isIcon?: boolean;
  /** Address of the same picture as the page has already shown it: it stands there, sharp, at once. */
  placeholder?: string | undefined;
  className?: string;
}

/**
 * A picture that keeps its place: first 360 pixels wide and blurred, or as the page has already shown it,
 * then the width that fits, or a drawn fallback.
 */
export function Picture({ url, alt, ratio = '4:3', className, isOfPage, ...loading }: PictureProps) {
  const shared: PictureBox = {
    className: classNames(styles.picture, className),
    'data-ratio': ratio,
    'data-picture': isOfPage ? 'page' : undefined,
  };
  if (!url) return <PictureFallback {...shared} alt={alt} />;
  return <LoadedPicture key={url(360)} {...shared} {...loading} url={url} alt={alt} />;
}

type PictureBox = { className?: string; 'data-ratio': PictureRatio; 'data-picture': 'page' | undefined };

type LoadedPictureProps = Required<Pick<PictureProps, 'url' | 'sizes' | 'alt'>> &
  Pick<PictureProps, 'isEager' | 'isIcon' | 'placeholder'> &
  PictureBox;

function LoadedPicture(props: LoadedPictureProps) {
  const { url, sizes, alt, isEager = false, isIcon = false, placeholder, ...box } = props;
  const low = useImageFailure();
  const full = useImageFailure();
  const loading = isEager ? 'eager' : 'lazy';
  const widths = isIcon ? iconWidths : pictureWidths;
  if (low.hasFailed && full.hasFailed) return <PictureFallback {...box} alt={alt} />;
  return (
    <span
      {...box}
      data-state={full.hasFailed ? 'low' : 'full'}
      data-is-sharp={placeholder !== undefined || undefined}
    >
      {!low.hasFailed && (
        <img
          {...low.attributes}
          className={styles.low}
          src={placeholder ?? url(360)}
          alt={full.hasFailed ? alt : ''}
          loading={loading}
          fetchPriority={isEager ? 'low' : 'auto'}
          decoding={placeholder === undefined ? 'async' : 'sync'}
        />
      )}
      {!full.hasFailed && (
        <img
          {...full.attributes}
          className={styles.full}
          sizes={sizes}
          srcSet={widths.map((width) => `${url(width)} ${width}w`).join(', ')}
          src={url(isIcon ? 640 : 960)}
          alt={alt}
          loading={loading}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding={isEager ? 'sync' : 'async'}
        />
      )}
    </span>
  );
}

type PictureFallbackProps = PictureBox & { alt: string };

/** Three houses of one street, so that a missing picture still belongs to the picture book. */
function PictureFallback({ alt, ...box }: PictureFallbackProps) {
  const meaning = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span {...box} {...meaning} data-state="failed">
      <svg className={styles.street} viewBox="0 0 160 90" aria-hidden="true">
        <path className={styles.house} d="M14 90V46l20-16 20 16v44z" />
        <path className={styles.houseTall} d="M54 90V34h40v56z" />
        <path className={styles.house} d="M94 90V52l26-18 26 18v38z" />
        <path className={styles.door} d="M66 90V70a8 8 0 0 1 16 0v20z" />
        <circle className={styles.dotFirst} cx="66" cy="48" r="5" />
        <circle className={styles.dotSecond} cx="82" cy="48" r="5" />
        <path className={styles.pane} d="M28 56h12v14H28zM106 60h10v12h-10zM124 60h10v12h-10z" />
      </svg>
    </span>
  );
}
