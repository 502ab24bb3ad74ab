import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Link.module.css';

export interface LinkLook {
  /** inline: in a sentence; alone: a line of its own, a 44 px target; quiet: one of many, as in a footer. */
  look?: 'inline' | 'alone' | 'quiet';
}

export interface LinkProps extends LinkLook, ComponentPropsWithRef<'a'> {
  href: string;
  /** With it the link opens in a new tab, and says so: `opens in a new tab`. */
  newTabLabel?: string;
}

/**
 * Spread onto a router's link to make it look like one of these: `<RouteLink route="faq" {...linkAttributes({
 * look: 'quiet' })}>`.
 */
export function linkAttributes({ look = 'inline' }: LinkLook = {}) {
  return { className: styles.link ?? '', 'data-look': look };
}

/** A link with an address of its own. What leads to a route is a RouteLink with linkAttributes. */
export function Link({ look, newTabLabel, className, children, ...anchor }: LinkProps) {
  const attributes = linkAttributes({ look });
  const newTab = newTabLabel ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  return (
    <a {...newTab} {...anchor} {...attributes} className={classNames(attributes.className, className)}>
      {children}
      {newTabLabel && (
        <span className={styles.mark}>
          <Icon of={SquareArrowOutUpRight} size="small" />
          <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
        </span>
      )}
    </a>
  );
}
