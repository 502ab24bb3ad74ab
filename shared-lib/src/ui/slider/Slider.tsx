import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from '../field/Field.tsx';
import styles from './Slider.module.css';
import { SliderTrack } from './SliderTrack.tsx';
import { percentOf, type SliderLimits, snapToStep } from './slider-limits.ts';
import { Thumb, type ThumbProps } from './Thumb.tsx';

export interface SliderProps extends FieldTexts, SliderLimits, Omit<ThumbProps, 'id' | 'limits' | 'onValue'> {
  onChange: (value: number) => void;
  /** Writes a value for eyes and ears: `50 km`, or `200 km and more` at the maximum. */
  formatValue: (value: number) => string;
  /** How much there is in each of equal parts of the range: bars above the line, for the eye only. */
  histogram?: readonly number[];
  /** The value stands for no limit: the line before the thumb is not filled. */
  isOpen?: boolean;
}

/** One value within limits. What it is given is moved to the nearest step, and it tells only such values. */
export function Slider({
  label,
  note,
  hint,
  error,
  isLabelHidden,
  minimum,
  maximum,
  step,
  value,
  onChange,
  formatValue,
  histogram,
  isOpen = false,
  className,
  ...input
}: SliderProps) {
  const limits = { minimum, maximum, step };
  const shown = snapToStep(value, limits);
  const text = formatValue(shown);
  return (
    <Field
      {...{ label, note, hint, error, isLabelHidden }}
      className={classNames(styles.field, className)}
      describedBy={input['aria-describedby']}
    >
      {(attributes) => (
        <>
          <span className={styles.value} aria-hidden="true">
            {text}
          </span>
          <div
            className={styles.slider}
            data-disabled={input.disabled || undefined}
            data-open={isOpen || undefined}
          >
            <SliderTrack from={0} to={percentOf(shown, limits)} histogram={histogram} />
            <div className={styles.rail}>
              <Thumb
                {...input}
                {...attributes}
                className={styles.thumb}
                limits={limits}
                value={shown}
                onValue={onChange}
                aria-valuetext={text}
              />
            </div>
          </div>
        </>
      )}
    </Field>
  );
}
