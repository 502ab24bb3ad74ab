import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Popover } from './Popover.tsx';

function renderPopover(onOpenChange?: (isOpen: boolean) => void) {
  return render(
    <Popover
      label="About the price"
      closeLabel="Close"
      trigger={(trigger) => (
        <button type="button" {...trigger}>
          Price
        </button>
      )}
      onOpenChange={onOpenChange}
    >
      <a href="#charges">Charges</a>
      <button type="button">More</button>
      <button type="button" data-closes>
        Done
      </button>
    </Popover>,
  );
}

const trigger = () => screen.getByRole('button', { name: 'Price' });

describe('Popover', () => {
  it('is opened by its button without any script', () => {
    renderPopover();
    const panel = screen.getByRole('group', { name: 'About the price', hidden: true });
    expect(panel.getAttribute('popover')).toBe('auto');
    expect(trigger().getAttribute('popovertarget')).toBe(panel.id);
  });

  it('leaves it to the browser to tell whether it is open until the page is alive', () => {
    const html = renderToString(
      <Popover label="Price" trigger={(attributes) => <button {...attributes} type="button" />}>
        Text
      </Popover>,
    );
    expect(html).not.toContain('aria-expanded');
  });

  it('tells on its button, and to its owner, whether it is open', () => {
    const told: boolean[] = [];
    renderPopover((isOpen) => told.push(isOpen));
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(told).toEqual([true, false]);
  });

  it.each([
    ['a link', () => screen.getByRole('link', { name: 'Charges' })],
    ['what says that it closes', () => screen.getByRole('button', { name: 'Done' })],
    ['its close button', () => screen.getByRole('button', { name: 'Close' })],
  ])('is closed by %s', (_, part) => {
    renderPopover();
    fireEvent.click(trigger());
    fireEvent.click(part());
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('stays open for other buttons', () => {
    renderPopover();
    fireEvent.click(trigger());
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
  });
});
