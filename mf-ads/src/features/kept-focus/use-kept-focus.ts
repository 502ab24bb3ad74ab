import { useLayoutEffect, useRef } from 'react';

/**
 * What moves in the document loses the focus on its way.
 * @returns to be called before something moves: what has the focus has it again afterwards
 */
export function useKeptFocus(): () => void {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  });
  return () => {
    focused.current = document.activeElement;
  };
}
