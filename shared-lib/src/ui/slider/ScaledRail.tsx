import { type PointerEvent, type ReactNode, useRef } from 'react';
import styles from './Slider.module.css';
import type { SliderScale } from './slider-scale.ts';

interface ScaledRailProps {
  /** Two native sliders, for keys and assistive technology; their own thumbs are not drawn. */
  children: ReactNode;
  scale: SliderScale;
  from: number;
  to: number;
  disabled: boolean | undefined;
  /** Told the value under the pointer, which may lie between steps. */
  onDrag: (end: 'from' | 'to', value: number) => void;
}

/** Draws the thumbs where the scale has them, and moves the one that is nearer to the pointer. */
export function ScaledRail({ children, scale, from, to, disabled, onDrag }: ScaledRailProps) {
  const held = useRef<'from' | 'to'>(undefined);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (held.current) onDrag(held.current, scale.valueAt(shareUnder(event)));
  };
  const grasp = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.button !== 0) return;
    const share = shareUnder(event);
    held.current =
      Math.abs(share - scale.shareOf(from)) < Math.abs(share - scale.shareOf(to)) ? 'from' : 'to';
    // Both at one place: the side tells which of them is meant.
    if (from === to) held.current = share < scale.shareOf(from) ? 'from' : 'to';
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const inputs = event.currentTarget.parentElement?.querySelectorAll('input');
    inputs?.[held.current === 'from' ? 0 : 1]?.focus();
    // The press would give the focus to nobody.
    event.preventDefault();
    drag(event);
  };
  const release = () => {
    held.current = undefined;
  };
  return (
    <>
      {children}
      <span className={styles.knob} data-end="from" />
      <span className={styles.knob} data-end="to" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and assistive technology have the native sliders */}
      <div
        className={styles.grip}
        onPointerDown={grasp}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onMouseDown={(event) => event.preventDefault()}
      />
    </>
  );
}

/** The line runs from thumb middle to thumb middle. */
function shareUnder({ clientX, currentTarget }: PointerEvent<HTMLDivElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const knob = currentTarget.previousElementSibling as HTMLElement | null;
  const thumb = knob?.offsetWidth ?? 0;
  return Math.min(1, Math.max(0, (clientX - left - thumb / 2) / Math.max(1, width - thumb)));
}
