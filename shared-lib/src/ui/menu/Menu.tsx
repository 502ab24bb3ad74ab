import type { KeyboardEvent, ReactNode } from 'react';
import { Popover, type PopoverProps, type PopoverTrigger } from '../popover/Popover.tsx';
import styles from './Menu.module.css';
import { menuItemSelector } from './menu-item.ts';
import { neighbour } from './neighbour.ts';

export interface MenuTrigger extends PopoverTrigger {
  /** The arrow down opens the menu and goes to its first item. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface MenuProps extends Omit<PopoverProps, 'trigger' | 'className'> {
  /** Makes the button: `(trigger) => <Button {...trigger}>Language</Button>`. */
  trigger: (trigger: MenuTrigger) => ReactNode;
}

/**
 * A list of links and buttons behind a button, in MenuSections: the disclosure navigation of the WAI-ARIA
 * Authoring Practices. The tab key goes through it as through any list, the arrow keys, Home and End go from
 * item to item.
 */
export function Menu({ trigger, children, role = 'navigation', ...popover }: MenuProps) {
  return (
    <Popover
      {...popover}
      role={role}
      trigger={(attributes) => trigger({ ...attributes, onKeyDown: openByArrow })}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go to the item that has the focus */}
      <div className={styles.menu} onKeyDown={moveFocus}>
        {children}
      </div>
    </Popover>
  );
}

function itemsOf(panel: Element): HTMLElement[] {
  const items = [...panel.querySelectorAll<HTMLElement>(menuItemSelector)];
  // Those of a closed list take no focus.
  return items.filter((item) => item.checkVisibility?.() ?? true);
}

function openByArrow(event: KeyboardEvent<HTMLElement>) {
  const button = event.currentTarget;
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (event.key !== 'ArrowDown' || !panel) return;
  event.preventDefault();
  panel.showPopover?.({ source: button });
  itemsOf(panel)[0]?.focus();
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget);
  const current = items.find((item) => item === document.activeElement);
  const next = neighbour(items, current, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
