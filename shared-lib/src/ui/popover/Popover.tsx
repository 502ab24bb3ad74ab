import X from 'lucide-react/icons/x';
import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import styles from './Popover.module.css';

/** What the button of a popover needs: spread it onto a `Button`, an `IconButton` or a `button`. */
export interface PopoverTrigger {
  popoverTarget: string;
  'aria-controls': string;
  /** Absent until the page is alive: until then the browser itself tells it from popoverTarget. */
  'aria-expanded': boolean | undefined;
}

export interface PopoverProps {
  /** Name of the panel. */
  label: string;
  /** Makes the button: `(trigger) => <Button {...trigger}>Language</Button>`. */
  trigger: (trigger: PopoverTrigger) => ReactNode;
  children: ReactNode;
  /** Given when something else has to know it. */
  id?: string;
  /** Which edges of button and panel meet on a wide screen. */
  align?: 'start' | 'end';
  /** With it the sheet on a phone shows its name and a close button of this name. */
  closeLabel?: string;
  /** dialog: has fields; navigation: has links; group: the rest. */
  role?: 'group' | 'navigation' | 'dialog';
  /** Its name and close button are shown on a wide screen too: for what is read, not chosen from. */
  isTitled?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
}

/** Something that has been chosen: a link, or a button that says that it ends the choice. */
const closing = 'a[href], [data-closes]';

/**
 * A panel beside its button; below 44em a sheet from the bottom. The platform opens it, also before hydration
 * and without JavaScript, closes it by Escape and by a press beside it, and gives the focus back. A link
 * inside closes it, and so does an element with `data-closes`.
 */
export function Popover({ label, trigger, children, align = 'end', closeLabel, ...rest }: PopoverProps) {
  const { role = 'group', isTitled, onOpenChange, className } = rest;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => setOpen(isShown(panel.current)), []);

  const onToggle = ({ target, currentTarget, newState }: ToggleEvent) => {
    if (target !== currentTarget) return;
    setOpen(newState === 'open');
    onOpenChange?.(newState === 'open');
  };
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest(closing)) currentTarget.hidePopover?.();
  };
  const named = { role, 'aria-label': label };
  const listeners = { onToggle, onClick };

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-controls': id, 'aria-expanded': isOpen })}
      <div
        {...named}
        {...listeners}
        ref={panel}
        id={id}
        className={classNames(styles.panel, className)}
        popover="auto"
        data-align={align}
        data-titled={isTitled}
      >
        {closeLabel && (
          <div className={styles.head}>
            <span className={styles.title} aria-hidden="true">
              {label}
            </span>
            <IconButton label={closeLabel} icon={X} popoverTarget={id} popoverTargetAction="hide" />
          </div>
        )}
        {children}
      </div>
    </>
  );
}

/** Whether it was opened before the page came alive. */
function isShown(panel: HTMLElement | null): boolean {
  return panel !== null && 'showPopover' in panel && panel.matches(':popover-open');
}
