import { useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Slider.module.css';
import { SliderTrack } from './SliderTrack.tsx';
import { percentOf, type SliderLimits, snapToStep } from './slider-limits.ts';
import { Thumb } from './Thumb.tsx';

/** From and to, the second never below the first. */
export type SliderRange = readonly [number, number];

export interface RangeSliderProps extends SliderLimits {
  /** Name of both thumbs together: `Price for one night`. */
  label: string;
  /** Names of the thumbs: `At least`, `At most`. */
  fromLabel: string;
  toLabel: string;
  value: SliderRange;
  onChange: (value: SliderRange) => void;
  /** Writes one value, as the thumb that stands on it says it: `40 €`, or `2000 € and more`. */
  formatValue: (value: number) => string;
  /** Writes the range; otherwise its two values with a dash between. */
  formatRange?: (value: SliderRange) => string;
  /** How much there is in each of equal parts of the range: bars above the line, for the eye only. */
  histogram?: readonly number[];
  disabled?: boolean;
  className?: string;
}

/**
 * A range within limits: two native sliders, one over the other. Each takes the presses on its side of the middle between the
 * thumbs, so the nearer thumb comes, and neither covers the other where they meet.
 */
export function RangeSlider({ label, fromLabel, toLabel, value, onChange, ...rest }: RangeSliderProps) {
  const { minimum, maximum, step, formatValue, formatRange, histogram, disabled } = rest;
  const limits = { minimum, maximum, step };
  const from = snapToStep(Math.min(...value), limits);
  const to = snapToStep(Math.max(...value), limits);
  const labelId = useId();
  const rail = useSides(percentOf(from, limits), percentOf(to, limits));
  const thumb = { limits, disabled, className: classNames(styles.thumb, styles.half) };
  return (
    <fieldset className={classNames(styles.group, rest.className)} aria-labelledby={labelId}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      <span className={styles.value} aria-hidden="true">
        {formatRange ? formatRange([from, to]) : `${formatValue(from)} – ${formatValue(to)}`}
      </span>
      <div className={styles.slider} data-disabled={disabled || undefined}>
        <SliderTrack from={percentOf(from, limits)} to={percentOf(to, limits)} histogram={histogram} />
        <div className={styles.rail} ref={rail}>
          <Thumb
            {...thumb}
            value={from}
            onValue={(next) => onChange([Math.min(next, to), to])}
            aria-label={fromLabel}
            aria-valuetext={formatValue(from)}
          />
          <Thumb
            {...thumb}
            value={to}
            onValue={(next) => onChange([from, Math.max(next, from)])}
            aria-label={toLabel}
            aria-valuetext={formatValue(to)}
          />
        </div>
      </div>
    </fieldset>
  );
}

/** Tells the style sheet where the thumbs stand: a style attribute would be refused by the page's policy. */
function useSides(from: number, to: number) {
  const rail = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    rail.current?.style.setProperty('--from', String(from / 100));
    rail.current?.style.setProperty('--to', String(to / 100));
  }, [from, to]);
  return rail;
}
