import { createContext } from 'react';
import type { FilterView } from './filter-view.ts';

/** The view of the popup that is open; its parts stand nowhere else. */
export const FilterViewContext = createContext<FilterView>(undefined as unknown as FilterView);
