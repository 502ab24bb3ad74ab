import { useEffect, useState } from 'react';

/** A shorter way is a finger's trembling, in pixels. */
const LEAST = 8;
/** So near to its end the page has nothing more to read, in pixels. */
const END = 320;

/**
 * Whether somebody reads on downwards: neither at the top of the window nor at its end, nor after a jump, as
 * to where a list was left.
 */
export function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const follow = () => {
      const { scrollY, innerHeight } = window;
      const isAtEdge = scrollY < LEAST || scrollY + innerHeight > document.body.scrollHeight - END;
      if (!isAtEdge && Math.abs(scrollY - before) < LEAST) return;
      setDown(!isAtEdge && scrollY > before && scrollY - before < innerHeight);
      before = scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isDown;
}
