import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { type SliderLimits, valueAfterKey } from './slider-limits.ts';

type RangeAttributes = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange'
>;

export interface ThumbProps extends RangeAttributes {
  limits: SliderLimits;
  value: number;
  /** Told values on a step within the limits. */
  onValue: (value: number) => void;
}

/** One native slider, with the distances of specification §9 for the keys. */
export function Thumb({ limits, value, onValue, onKeyDown, ...input }: ThumbProps) {
  const leap = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = valueAfterKey(event.key, value, limits);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== value) onValue(next);
  };
  return (
    <input
      {...input}
      type="range"
      min={limits.minimum}
      max={limits.maximum}
      step={limits.step ?? 1}
      value={value}
      onChange={({ currentTarget }) => onValue(currentTarget.valueAsNumber)}
      onKeyDown={leap}
    />
  );
}
