import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, for those who do not see the icon; also its tooltip. */
  label: string;
  icon: LucideIcon;
  /** plain: on a surface; floating: on a picture; the ground of its own keeps it legible. */
  variant?: 'plain' | 'floating';
}

/** A 44 px target with one icon. `aria-pressed` makes it a switch, such as a favourite. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={classNames(styles.iconButton, className)}
      data-variant={variant}
      aria-label={label}
    >
      <Icon of={icon} />
    </button>
  );
}
