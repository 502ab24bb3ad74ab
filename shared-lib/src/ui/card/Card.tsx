import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Card.module.css';

export interface CardProps {
  children: ReactNode;
  /** Fills the top edge to edge: a Picture, a Skeleton, a map. */
  media?: ReactNode;
  /** Floats over the corner of the media: a favourite button, a badge. */
  overlay?: ReactNode;
  /** The element that says what it is. */
  as?: 'article' | 'section' | 'li' | 'div';
  /** flat: part of the page; resting: lies on it; none of them needs a border. */
  level?: 'flat' | 'resting';
  className?: string;
}

/** Give the one link of a card this class and the whole card is its target. */
export const cardLinkClassName: string = styles.link ?? '';

/** A surface with optional media. With cardLinkClassName on its title link the whole card can be pressed. */
export function Card({
  children,
  media,
  overlay,
  as: Element = 'article',
  level = 'resting',
  className,
}: CardProps) {
  return (
    <Element className={classNames(styles.card, className)} data-level={level}>
      {media && (
        <div className={styles.media} data-picture="card">
          {media}
        </div>
      )}
      <div className={styles.body}>{children}</div>
      {overlay && <div className={styles.overlay}>{overlay}</div>}
    </Element>
  );
}
