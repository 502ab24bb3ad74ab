import { type RefObject, useLayoutEffect } from 'react';
import { focusContent } from '../../page/focus-content.ts';

/**
 * The focus goes to what somebody has opened, and back to where it was. What the page asks by itself leaves
 * it alone until it is answered: then it goes on with the page, unless it is elsewhere already.
 */
export function useQuestionFocus(region: RefObject<HTMLElement | null>, isReopened: boolean): void {
  // What it was when it was opened counts: the answer comes while it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const element = region.current;
    const opener = document.activeElement;
    if (isReopened) element?.focus({ preventScroll: true });
    return () => {
      // The element is still there, and has the focus: one that leaves with it would fall to the document.
      if (!element?.contains(document.activeElement)) return;
      const isBack = isReopened && opener instanceof HTMLElement && opener.isConnected;
      if (isBack) opener.focus({ preventScroll: true });
      else focusContent();
    };
  }, []);
}
