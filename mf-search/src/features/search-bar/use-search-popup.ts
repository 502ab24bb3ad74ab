import { useLazyModule } from '@moien/shared-lib';
import { useRef, useState } from 'react';
import type { SearchSection } from '../search-popup/search-section.ts';

export type LoadPopup = () => Promise<typeof import('../search-popup/SearchPopup.tsx')>;

export const loadPopup: LoadPopup = () =>
  import(/* webpackChunkName: "search-popup" */ '../search-popup/SearchPopup.tsx');

/**
 * The popup is heavy: its code comes when somebody is about to press the bar, and is asked for again after a
 * failure.
 */
export function useSearchPopup(load: LoadPopup) {
  const [section, setSection] = useState<SearchSection>();
  const pressed = useRef<HTMLElement>(null);
  const { module, hasFailed, retry } = useLazyModule(load, section !== undefined);
  const warm = () => void load().catch(() => undefined);
  return {
    Popup: module?.SearchPopup,
    section,
    isLoading: section !== undefined && !module && !hasFailed,
    hasFailed: section !== undefined && hasFailed,
    warming: { onPointerEnter: warm, onFocus: warm },
    open: (wanted: SearchSection, button: HTMLElement) => {
      pressed.current = button;
      retry();
      setSection(wanted);
    },
    /** The focus goes back to where it came from; not every browser gives it to a button that is pressed. */
    close: () => {
      setSection(undefined);
      pressed.current?.focus();
    },
    leave: () => setSection(undefined),
  };
}
