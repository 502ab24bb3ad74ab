import type { LucideIcon } from 'lucide-react';
import styles from './Icon.module.css';

export interface IconProps {
  /** A drawing from lucide, imported deeply: `import House from 'lucide-react/icons/house'`. */
  of: LucideIcon;
  /** Text alternative. Leave it out when the text beside the icon says the same. */
  label?: string;
  /** small 1rem, medium 1.25rem, large 1.75rem. */
  size?: 'small' | 'medium' | 'large';
}

/** One icon of the one set, in the one stroke width. */
export function Icon({ of: Drawing, label, size = 'medium' }: IconProps) {
  return (
    <Drawing
      className={styles.icon}
      data-size={size}
      strokeWidth={1.75}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
