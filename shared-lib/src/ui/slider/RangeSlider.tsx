import { useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { ScaledRail } from './ScaledRail.tsx';
import styles from './Slider.module.css';
import { SliderTrack, type SliderTrackProps } from './SliderTrack.tsx';
import { type SliderLimits, snapToStep } from './slider-limits.ts';
import { evenScale, type SliderScale } from './slider-scale.ts';
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
  /**
   * How much there is in each of equal parts of the range, or bars of any width: above the line, for the eye
   * only.
   */
  histogram?: SliderTrackProps['histogram'];
  /** Stands where the bars would be while there is nothing to find. */
  note?: string;
  /** Where values stand on the track; evenly unless told. */
  scale?: SliderScale;
  disabled?: boolean;
  className?: string;
}

/**
 * A range within limits: two native sliders, one over the other. Each takes the presses on its side of the
 * middle between the thumbs, so the nearer thumb comes, and neither covers the other where they meet.
 */
export function RangeSlider({ label, fromLabel, toLabel, value, onChange, ...rest }: RangeSliderProps) {
  const { minimum, maximum, step, formatValue, formatRange, histogram, note, disabled } = rest;
  const limits = { minimum, maximum, step };
  const from = snapToStep(Math.min(...value), limits);
  const to = snapToStep(Math.max(...value), limits);
  const labelId = useId();
  const scale = rest.scale ?? evenScale(minimum, maximum);
  const [start, end] = [scale.shareOf(from), scale.shareOf(to)];
  const rail = useSides(start, end);
  const thumb = { limits, disabled, className: classNames(styles.thumb, styles.half) };
  const move = {
    from: (next: number) => onChange([Math.min(next, to), to]),
    to: (next: number) => onChange([from, Math.max(next, from)]),
  };
  const thumbs = (
    <>
      <Thumb
        {...thumb}
        value={from}
        onValue={move.from}
        aria-label={fromLabel}
        aria-valuetext={formatValue(from)}
      />
      <Thumb {...thumb} value={to} onValue={move.to} aria-label={toLabel} aria-valuetext={formatValue(to)} />
    </>
  );
  return (
    <fieldset className={classNames(styles.group, rest.className)} aria-labelledby={labelId}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      <span className={styles.value} aria-hidden="true">
        {formatRange ? formatRange([from, to]) : `${formatValue(from)} – ${formatValue(to)}`}
      </span>
      <div className={styles.slider} data-disabled={disabled || undefined}>
        <SliderTrack from={start * 100} to={end * 100} histogram={histogram} note={note} />
        <div className={styles.rail} ref={rail} data-scaled={rest.scale !== undefined || undefined}>
          {rest.scale ? (
            <ScaledRail
              {...{ scale, from, to, disabled }}
              onDrag={(held, next) => move[held](snapToStep(next, limits))}
            >
              {thumbs}
            </ScaledRail>
          ) : (
            thumbs
          )}
        </div>
      </div>
    </fieldset>
  );
}

/** Tells the style sheet where the thumbs stand: a style attribute would be refused by the page's policy. */
function useSides(from: number, to: number) {
  const rail = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    rail.current?.style.setProperty('--from', String(from));
    rail.current?.style.setProperty('--to', String(to));
  }, [from, to]);
  return rail;
}
