import styles from './Slider.module.css';

export interface SliderTrackProps {
  /** Where the chosen part begins and ends, in percent. */
  from: number;
  to: number;
  /** How much there is in each of equal parts of the range, from its minimum to its maximum: decoration. */
  histogram?: readonly number[];
}

/** How much of its place a bar takes, in percent; the rest is air. */
const BAR_SHARE = 80;

/** The line behind the thumbs, and the bars above it. SVG attributes carry the values: the page's policy forbids inline styles. */
export function SliderTrack({ from, to, histogram }: SliderTrackProps) {
  return (
    <>
      {histogram && histogram.length > 0 && <Bars from={from} to={to} counts={histogram} />}
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.line} width="100%" height="100%" />
        <rect className={styles.chosen} x={`${from}%`} width={`${Math.max(0, to - from)}%`} height="100%" />
      </svg>
    </>
  );
}

function Bars({ from, to, counts }: { from: number; to: number; counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  const place = 100 / counts.length;
  const bars = counts.map((count, index) => ({ start: index * place, height: (count / most) * 100 }));
  return (
    <svg className={styles.histogram} aria-hidden="true">
      {bars.map(({ start, height }) => (
        <rect
          key={start}
          className={styles.bar}
          data-chosen={(start + place > from && start < to) || undefined}
          x={`${start + (place * (100 - BAR_SHARE)) / 200}%`}
          y={`${100 - height}%`}
          width={`${(place * BAR_SHARE) / 100}%`}
          height={`${height}%`}
        />
      ))}
    </svg>
  );
}
