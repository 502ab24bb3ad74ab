import { fireEvent, render, screen } from '@testing-library/react';
import { Menu } from './Menu.tsx';
import { MenuItem, MenuItemContent, MenuSection } from './MenuSection.tsx';
import { menuItemAttributes } from './menu-item.ts';

function renderMenu() {
  render(
    <Menu
      label="Account"
      trigger={(trigger) => (
        <button type="button" {...trigger}>
          Marie
        </button>
      )}
    >
      <MenuSection label="Yours">
        <MenuItem>
          <a href="#messages" {...menuItemAttributes({ isCurrent: true })}>
            <MenuItemContent>Messages</MenuItemContent>
          </a>
        </MenuItem>
        <MenuItem>
          <button type="button" disabled {...menuItemAttributes()}>
            <MenuItemContent>History</MenuItemContent>
          </button>
        </MenuItem>
      </MenuSection>
      <MenuSection>
        <MenuItem>
          <button type="button" {...menuItemAttributes()}>
            <MenuItemContent>Sign out</MenuItemContent>
          </button>
        </MenuItem>
      </MenuSection>
    </Menu>,
  );
}

const trigger = () => screen.getByRole('button', { name: 'Marie' });
const focused = () => document.activeElement?.textContent;

describe('Menu', () => {
  it('is a navigation of lists, without the menu role, and says which item is current', () => {
    renderMenu();
    expect(screen.getByRole('navigation', { name: 'Account' })).not.toBeNull();
    expect(screen.getByRole('list', { name: 'Yours' })).not.toBeNull();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Messages');
  });

  it('opens by the arrow down, at its first item', () => {
    renderMenu();
    trigger().focus();
    fireEvent.keyDown(trigger(), { key: 'ArrowDown' });
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Messages');
  });

  it('goes from item to item across sections, past what is disabled', () => {
    renderMenu();
    fireEvent.keyDown(trigger(), { key: 'ArrowDown' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(focused()).toBe('Sign out');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Home' });
    expect(focused()).toBe('Messages');
  });

  it('leaves other keys to the platform', () => {
    renderMenu();
    fireEvent.keyDown(trigger(), { key: 'ArrowDown' });
    const isUntouched = fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });
    expect(isUntouched).toBe(true);
    expect(focused()).toBe('Messages');
  });

  it('closes when a button has been pressed', () => {
    renderMenu();
    fireEvent.click(trigger());
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });
});
