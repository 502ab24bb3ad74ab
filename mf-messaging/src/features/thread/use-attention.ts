import { type RefObject, useEffect, useState } from 'react';

const SIGNS = ['pointerdown', 'focusin', 'wheel'] as const;

/** Whether somebody has turned to what was shown unasked: pressed, scrolled or focused something in it. */
export function useAttention(part: RefObject<HTMLElement | null>, isUnasked: boolean): boolean {
  const [hasTurned, setHasTurned] = useState(false);
  const isAttended = hasTurned || !isUnasked;
  useEffect(() => {
    const element = part.current;
    if (isAttended || !element) return;
    const turn = () => setHasTurned(true);
    for (const sign of SIGNS) element.addEventListener(sign, turn, { passive: true });
    return () => {
      for (const sign of SIGNS) element.removeEventListener(sign, turn);
    };
  });
  return isAttended;
}
