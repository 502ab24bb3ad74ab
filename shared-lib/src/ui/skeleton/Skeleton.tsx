import { classNames } from '../class-names.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /**
   * text: a line of the surrounding type; title: a heading's line; block: fills its box; round: an avatar.
   */
  shape?: 'text' | 'title' | 'block' | 'round';
  /** Share of the available width. */
  width?: 'full' | 'most' | 'half' | 'third';
  /** Gives a block the box of the Picture it stands for. */
  ratio?: '1:1' | '4:3' | '3:2' | '16:9' | '3:4';
  className?: string;
}

/** Stands where something will be, in its size. Put `aria-busy` on the list or page that holds it. */
export function Skeleton({ shape = 'text', width = 'full', ratio, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, className)}
      data-shape={shape}
      data-width={width}
      data-ratio={ratio}
      aria-hidden="true"
    />
  );
}
