import { fireEvent, render, screen } from '@testing-library/react';
import { Toggle } from './Toggle.tsx';

describe('Toggle', () => {
  it('is a switch that its text turns on, and that tells its owner', () => {
    const told: boolean[] = [];
    render(
      <Toggle
        label="Statistics"
        hint="Without names"
        onChange={({ currentTarget }) => told.push(currentTarget.checked)}
      />,
    );
    const toggle = screen.getByRole('switch', { name: 'Statistics', checked: false });
    expect(document.getElementById(toggle.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Without names',
    );
    fireEvent.click(screen.getByText('Statistics'));
    expect(told).toEqual([true]);
  });
});
