import type { Ad } from '@moien/contract';
import type { AdStore } from '../ad-store/ad-store.ts';

/** What each step of the form is given. */
export type StepProps = { store: AdStore; ad: Ad };
