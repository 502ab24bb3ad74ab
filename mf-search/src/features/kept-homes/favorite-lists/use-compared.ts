import { COMPARED_MAXIMUM } from '@moien/contract';
import { useState } from 'react';

/** The homes that somebody has chosen to compare, in the order of the choice. */
export function useCompared(first: readonly string[]) {
  const [chosen, setChosen] = useState(first);
  const has = (id: string) => chosen.includes(id);
  return {
    chosen,
    has,
    /** No other one can be chosen. */
    isFull: chosen.length >= COMPARED_MAXIMUM,
    toggle: (id: string) =>
      setChosen((known) => (known.includes(id) ? known.filter((one) => one !== id) : [...known, id])),
    clear: () => setChosen([]),
  };
}

export type Compared = ReturnType<typeof useCompared>;
