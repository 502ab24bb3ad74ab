import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NumberStepper } from './NumberStepper.tsx';

function OwnedStepper({ first, told = [] }: { first: number; told?: number[] }) {
  const [value, setValue] = useState(first);
  return (
    <NumberStepper
      label="Adults"
      hint="13 and older"
      decreaseLabel="One adult less"
      increaseLabel="One adult more"
      maximum={10}
      value={value}
      onChange={(next) => {
        told.push(next);
        setValue(next);
      }}
    />
  );
}

const less = () => screen.getByRole('button', { name: 'One adult less' });
const more = () => screen.getByRole('button', { name: 'One adult more' });
const count = () => screen.getByRole('status').textContent;

describe('NumberStepper', () => {
  it('is a group with a name and a hint, and announces what is counted with the count', () => {
    render(<OwnedStepper first={2} />);
    const group = screen.getByRole('group', { name: 'Adults' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '13 and older',
    );
    expect(count()).toBe('Adults: 2');
  });

  it('counts up and down by its buttons', () => {
    render(<OwnedStepper first={2} />);
    fireEvent.click(more());
    fireEvent.click(more());
    fireEvent.click(less());
    expect(count()).toBe('Adults: 3');
  });

  it.each([
    [0, less, more],
    [10, more, less],
  ])('stops at %d without letting go of the focus', (limit, stopped, free) => {
    const told: number[] = [];
    render(<OwnedStepper first={limit} told={told} />);
    stopped().focus();
    fireEvent.click(stopped());
    fireEvent.keyDown(stopped(), { key: limit === 0 ? 'ArrowDown' : 'ArrowUp' });
    expect(told).toEqual([]);
    expect(stopped().getAttribute('aria-disabled')).toBe('true');
    expect(free().getAttribute('aria-disabled')).toBe('false');
    expect(document.activeElement).toBe(stopped());
  });

  it('follows the arrow keys, Home and End on either button', () => {
    const told: number[] = [];
    render(<OwnedStepper first={2} told={told} />);
    for (const key of ['ArrowUp', 'ArrowDown', 'End', 'Home', 'Home']) fireEvent.keyDown(less(), { key });
    fireEvent.keyDown(more(), { key: 'ArrowUp' });
    fireEvent.keyDown(more(), { key: 'ArrowUp', ctrlKey: true });
    expect(told).toEqual([3, 2, 10, 0, 1]);
  });

  it('comes back within the limits from a count outside', () => {
    const told: number[] = [];
    render(<OwnedStepper first={14} told={told} />);
    expect(count()).toBe('Adults: 10');
    fireEvent.click(less());
    expect(told).toEqual([9]);
  });
});
