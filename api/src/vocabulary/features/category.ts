import type { FeatureTypeRow } from '../feature-types.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

export type SubCategory = VocabularyEntry & { featureTypes: FeatureTypeRow[] };
export type Category = VocabularyEntry & { subCategories: SubCategory[] };
