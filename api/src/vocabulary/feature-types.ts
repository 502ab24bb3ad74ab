import type { FeatureValueType } from '@moien/contract';
import { entry, type VocabularyEntry } from './vocabulary-entry.ts';

export type FeatureTypeRow = VocabularyEntry & {
  valueType: FeatureValueType;
  defaultValue: number | null;
  minimumValue: number | null;
  maximumValue: number | null;
  unit: 'square-metre' | null;
  flagSlot: number | null;
  numberSlot: number | null;
};

type Names = [name: string, en: string, fr: string, de: string];

/** The slot of a flag is its bit in the search read model: written once, never reused, below 128. */
export function flag(id: number, flagSlot: number, ...names: Names): FeatureTypeRow {
  return { ...withoutValues(id, names), valueType: 'boolean', flagSlot };
}

/** An extra that a guest may add to a booking. */
export function bookingOption(id: number, flagSlot: number, ...names: Names): FeatureTypeRow {
  return { ...withoutValues(id, names), valueType: 'booking-option', flagSlot };
}

/** Rooms, bedrooms and the like: 0 to 6 (specification §9). The slot is an array element, below 32. */
export function count(id: number, numberSlot: number, ...names: Names): FeatureTypeRow {
  const limits = { defaultValue: 0, minimumValue: 0, maximumValue: 6 };
  return { ...withoutValues(id, names), valueType: 'integer', numberSlot, ...limits };
}

/** Square metres, 0 to 300 (specification §9). */
export function area(id: number, numberSlot: number, ...names: Names): FeatureTypeRow {
  const limits = { defaultValue: 0, minimumValue: 0, maximumValue: 300, unit: 'square-metre' } as const;
  return { ...withoutValues(id, names), valueType: 'real', numberSlot, ...limits };
}

function withoutValues(id: number, names: Names): Omit<FeatureTypeRow, 'valueType'> {
  return {
    ...entry(id, ...names),
    defaultValue: null,
    minimumValue: null,
    maximumValue: null,
    unit: null,
    flagSlot: null,
    numberSlot: null,
  };
}
