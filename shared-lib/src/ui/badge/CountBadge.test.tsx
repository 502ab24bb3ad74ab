import { render, screen } from '@testing-library/react';
import { CountBadge } from './CountBadge.tsx';

describe('CountBadge', () => {
  it.each([
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [1200, '9+'],
  ])('shows %i as %s, and says the whole sentence', (count, shown) => {
    render(<CountBadge count={count} label={`${count} unread`} />);
    expect(screen.getByText(shown).getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText(`${count} unread`)).not.toBeNull();
  });

  it.each([
    [12, '12'],
    [99, '99'],
    [100, '99+'],
  ])('says the number in a row of its own: %i as %s', (count, shown) => {
    render(<CountBadge count={count} label={`${count} unread`} isExact />);
    expect(screen.getByText(shown)).not.toBeNull();
  });

  it.each([0, -1, Number.NaN])('is not there for %d', (count) => {
    expect(render(<CountBadge count={count} label="unread" />).container.childElementCount).toBe(0);
  });
});
