import { AREA_MAXIMUM, type FeatureFilter, type FeatureType, ROOM_COUNT_MAXIMUM } from '@moien/contract';

/** Between which values a feature is chosen, and in which steps (specification §5 and §9). */
export type FeatureLimits = { minimum: number; maximum: number; step: number };

const AREA_STEP = 0.5;

type Limited = Pick<FeatureType, 'valueTypeId' | 'minimumValue' | 'maximumValue'>;

/** Those of the feature's row; those of the specification where the row has none that make sense. */
export function limitsOf({ valueTypeId, minimumValue, maximumValue }: Limited): FeatureLimits {
  const isReal = valueTypeId === 'real';
  const step = isReal ? AREA_STEP : 1;
  const minimum = minimumValue ?? 0;
  const maximum = maximumValue ?? (isReal ? AREA_MAXIMUM : ROOM_COUNT_MAXIMUM);
  if (maximum > minimum) return { minimum, maximum, step };
  return { minimum: 0, maximum: isReal ? AREA_MAXIMUM : ROOM_COUNT_MAXIMUM, step };
}

/** Where the thumbs stand for a filter: an end is no limit. */
export function rangeOfFilter(filter: FeatureFilter | undefined, limits: FeatureLimits): [number, number] {
  if (filter === undefined || filter === true) return [limits.minimum, limits.maximum];
  if (typeof filter === 'number') return [within(filter, limits), limits.maximum];
  return [within(filter.minimum, limits), within(filter.maximum, limits)];
}

/** The filter of a range; a range at both ends is none. */
export function filterOfRange(
  [from, to]: readonly [number, number],
  { minimum, maximum }: FeatureLimits,
): FeatureFilter | undefined {
  if (to < maximum) return { minimum: from, maximum: to };
  return from > minimum ? from : undefined;
}

/** The nearest value between the bounds that stands on a step of the limits; the limits' ends always do. */
export function correctedTo(
  value: number,
  bounds: Pick<FeatureLimits, 'minimum' | 'maximum'>,
  limits: FeatureLimits,
): number {
  const steps = Math.round((within(value, { ...limits, ...bounds }) - limits.minimum) / limits.step);
  return within(limits.minimum + steps * limits.step, { ...limits, ...bounds });
}

function within(value: number, { minimum, maximum }: FeatureLimits): number {
  return Math.min(maximum, Math.max(minimum, value));
}
