/** What a thumb can stand on. */
export interface SliderLimits {
  minimum: number;
  maximum: number;
  /** Distance between values, counted from the minimum; 1 unless told. */
  step?: number;
}

/** How far Arrow Up and Down go (specification §9), in the unit of the value: 5 m², not 5 steps of 0.5. */
const LEAP = 5;

/**
 * The nearest value that stands on a step within the limits, free of what binary fractions add to decimals.
 */
export function snapToStep(value: number, { minimum, maximum, step = 1 }: SliderLimits): number {
  const lastStep = Math.floor((maximum - minimum) / step + 1e-9);
  const steps = Math.min(lastStep, Math.max(0, Math.round((value - minimum) / step)));
  return Number((minimum + steps * step).toFixed(decimalsOf(minimum, step)));
}

/**
 * Where a key leads that the platform lacks or moves by other distances; undefined for the keys that are its
 * own.
 */
export function valueAfterKey(key: string, value: number, limits: SliderLimits): number | undefined {
  const leap = Math.max(LEAP, limits.step ?? 1);
  switch (key) {
    case 'ArrowUp':
      return snapToStep(value + leap, limits);
    case 'ArrowDown':
      return snapToStep(value - leap, limits);
    case 'Home':
      return snapToStep(limits.minimum, limits);
    case 'End':
      return snapToStep(limits.maximum, limits);
    default:
      return undefined;
  }
}

/** Where a value stands between the limits, in percent. */
export function percentOf(value: number, { minimum, maximum }: SliderLimits): number {
  return maximum > minimum ? ((value - minimum) / (maximum - minimum)) * 100 : 0;
}

function decimalsOf(...values: readonly number[]): number {
  return Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0));
}
