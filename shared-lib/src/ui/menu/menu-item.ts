import styles from './Menu.module.css';

/** The class that makes a link or a button an item; menuItemAttributes adds what the menu finds it by. */
export const menuItemClassName: string = styles.item ?? '';

export const menuItemSelector = '[data-menu-item]:not(:disabled)';

/**
 * Spread onto the one link or button of a MenuItem: `<RouteLink route="inbox" {...menuItemAttributes()}>`.
 * Pressing it closes the menu.
 * @param isCurrent true for the page that is shown, or the choice that holds
 */
export function menuItemAttributes({ isCurrent = false }: { isCurrent?: boolean } = {}) {
  return {
    className: menuItemClassName,
    'data-menu-item': true,
    'data-closes': true,
    'aria-current': isCurrent || undefined,
  };
}
