import { Children, type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './Toast.module.css';

export interface ToastRegionProps {
  /** Name of the region. */
  label: string;
  /** Toasts, oldest first. */
  children?: ReactNode;
  /** The pointer or the focus has come in: stop the clocks. */
  onPause?: () => void;
  /** Neither pointer nor focus is in any more: let them run. */
  onResume?: () => void;
}

/** The one live list of messages. It is always in the page, because a live region that appears full is not announced. */
export function ToastRegion({ label, children, onPause, onResume }: ToastRegionProps) {
  const list = useRef<HTMLOListElement>(null);
  const holders = useRef({ pointer: false, focus: false });
  const count = Children.count(children);

  const hold = (holder: 'pointer' | 'focus', isHeld: boolean) => {
    const { pointer, focus } = holders.current;
    holders.current[holder] = isHeld;
    const wasPaused = pointer || focus;
    const isPaused = holders.current.pointer || holders.current.focus;
    if (isPaused && !wasPaused) onPause?.();
    if (!isPaused && wasPaused) onResume?.();
  };

  // A toast that is removed under the pointer or with the focus sends no leave or blur event.
  useEffect(() => {
    if (count === 0) hold('pointer', false);
    if (!list.current?.contains(document.activeElement)) hold('focus', false);
  });

  const onBlur = (event: FocusEvent) => {
    if (!list.current?.contains(event.relatedTarget)) hold('focus', false);
  };

  return (
    <section className={styles.region} aria-label={label}>
      <ol
        ref={list}
        className={styles.list}
        aria-live="polite"
        aria-relevant="additions text"
        onPointerEnter={() => hold('pointer', true)}
        onPointerLeave={() => hold('pointer', false)}
        onFocus={() => hold('focus', true)}
        onBlur={onBlur}
      >
        {children}
      </ol>
    </section>
  );
}
