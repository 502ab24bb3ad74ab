import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

export interface ButtonLook {
  /**
   * primary: the one thing to do here; secondary: another way; quiet: beside text; danger: what cannot be
   * taken back.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** medium is 44 px high, large 52 px. */
  size?: 'medium' | 'large';
  /** Takes the whole width of its container. */
  isWide?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Work is under way: keeps its size, says so to assistive technology and ignores presses. */
  isBusy?: boolean;
}

/** The class that makes a link look like a button; buttonAttributes adds the variant. */
export const buttonClassName: string = styles.button ?? '';

/**
 * Spread onto a link to make it look like a button: `<Link to="…" {...buttonAttributes({ variant: 'primary'
 * })}>`.
 */
export function buttonAttributes({
  variant = 'secondary',
  size = 'medium',
  isWide = false,
}: ButtonLook = {}) {
  return {
    className: buttonClassName,
    'data-variant': variant,
    'data-size': size,
    'data-wide': isWide || undefined,
  };
}

/** A press that does something in place. What leads elsewhere is a link with buttonAttributes. */
export function Button({
  variant,
  size,
  isWide,
  isBusy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...buttonAttributes({ variant, size, isWide })}
      className={classNames(buttonClassName, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {children}
      {isBusy && <span className={styles.dots} aria-hidden="true" />}
    </button>
  );
}
