import styles from './Slider.module.css';

/** A bar above the track, in percent of its length and of the bars' height. */
export interface SliderBar {
  start: number;
  width: number;
  height: number;
}

export interface SliderTrackProps {
  /** Where the chosen part begins and ends, in percent. */
  from: number;
  to: number;
  /** How much there is in each of equal parts of the range, or bars of any width: decoration. */
  histogram?: readonly number[] | readonly SliderBar[];
  /** Instead of the bars, in their room. */
  note?: string | undefined;
}

/** How much of its place a bar takes, in percent; the rest is air. */
const BAR_SHARE = 80;

/**
 * The line behind the thumbs, and the bars above it. SVG attributes carry the values: the page's policy
 * forbids inline styles.
 */
export function SliderTrack({ from, to, histogram, note }: SliderTrackProps) {
  const hasBars = histogram !== undefined && histogram.length > 0;
  return (
    <>
      {note && <p className={styles.note}>{note}</p>}
      {!note && hasBars && <Bars from={from} to={to} bars={barsOf(histogram)} />}
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.line} width="100%" height="100%" />
        <rect className={styles.chosen} x={`${from}%`} width={`${Math.max(0, to - from)}%`} height="100%" />
      </svg>
    </>
  );
}

function barsOf(histogram: readonly number[] | readonly SliderBar[]): SliderBar[] {
  const counts = histogram.filter((part) => typeof part === 'number');
  const most = Math.max(1, ...counts);
  const width = 100 / histogram.length;
  return histogram.map((part, index) =>
    typeof part === 'number' ? { start: index * width, width, height: (part / most) * 100 } : part,
  );
}

function Bars({ from, to, bars }: { from: number; to: number; bars: readonly SliderBar[] }) {
  return (
    <svg className={styles.histogram} aria-hidden="true">
      {bars.map(({ start, width, height }) => (
        <rect
          key={start}
          className={styles.bar}
          data-chosen={(start + width > from && start < to) || undefined}
          x={`${start + (width * (100 - BAR_SHARE)) / 200}%`}
          y={`${100 - height}%`}
          width={`${(width * BAR_SHARE) / 100}%`}
          height={`${height}%`}
        />
      ))}
    </svg>
  );
}
