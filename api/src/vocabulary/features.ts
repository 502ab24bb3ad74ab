import type { Category } from './features/category.ts';
import { GOOD_TO_KNOW_FEATURES } from './features/good-to-know.ts';
import { INDOOR_FEATURES } from './features/indoors.ts';
import { OUTDOOR_FEATURES } from './features/outdoors.ts';
import { SPACE_FEATURES } from './features/space.ts';

/** Feature types by category and subcategory, in the order in which they are shown. */
export const FEATURE_CATEGORIES: Category[] = [
  SPACE_FEATURES,
  INDOOR_FEATURES,
  OUTDOOR_FEATURES,
  GOOD_TO_KNOW_FEATURES,
];
