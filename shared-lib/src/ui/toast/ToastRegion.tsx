import { Children, type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './Toast.module.css';
import { useTopLayer } from './use-top-layer.ts';

export interface ToastRegionProps {
  /** Name of the region. */
  label: string;
  /** Toasts that wait for a pause, oldest first. */
  children?: ReactNode;
  /** Toasts that interrupt, oldest first: errors alone. */
  urgent?: ReactNode;
  /** The pointer or the focus has come in: stop the clocks. */
  onPause?: () => void;
  /** Neither pointer nor focus is in any more: let them run. */
  onResume?: () => void;
}

/**
 * The page's messages: one live list that waits for a pause, and one that interrupts. Both are always in the
 * page, because a live region that appears full is not announced.
 */
export function ToastRegion({ label, children, urgent, onPause, onResume }: ToastRegionProps) {
  const count = Children.count(children) + Children.count(urgent);
  const holding = useHolding(count, onPause, onResume);
  const region = useRef<HTMLElement>(null);
  useTopLayer(region, count);
  return (
    <div className={styles.home}>
      <section ref={region} className={styles.region} aria-label={label}>
        <div {...holding} className={styles.lists}>
          <ol className={styles.list} aria-live="polite" aria-relevant="additions text">
            {children}
          </ol>
          <ol className={styles.list} aria-live="assertive" aria-relevant="additions text">
            {urgent}
          </ol>
        </div>
      </section>
    </div>
  );
}

/**
 * Calls onPause when pointer or focus comes in, onResume when both have left: spread it onto the element they
 * come into.
 */
function useHolding(count: number, onPause?: () => void, onResume?: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const holders = useRef({ pointer: false, focus: false });
  const before = useRef<HTMLElement>(undefined);

  const hold = (holder: 'pointer' | 'focus', isHeld: boolean) => {
    const { pointer, focus } = holders.current;
    holders.current[holder] = isHeld;
    const wasPaused = pointer || focus;
    const isPaused = holders.current.pointer || holders.current.focus;
    if (isPaused && !wasPaused) onPause?.();
    if (!isPaused && wasPaused) onResume?.();
  };

  // A toast that is removed under the pointer or with the focus sends no leave or blur event. The focus goes
  // back to where it came from.
  useEffect(() => {
    if (count === 0) hold('pointer', false);
    if (ref.current?.contains(document.activeElement)) return;
    if (holders.current.focus && document.activeElement === document.body) before.current?.focus();
    hold('focus', false);
  });

  return {
    ref,
    onPointerEnter: () => hold('pointer', true),
    onPointerLeave: () => hold('pointer', false),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!holders.current.focus)
        before.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
      hold('focus', true);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!ref.current?.contains(relatedTarget)) hold('focus', false);
    },
  };
}
