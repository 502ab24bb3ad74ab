import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('ignores presses while busy, keeps the focus and says so', () => {
    const presses: string[] = [];
    render(
      <Button isBusy onClick={() => presses.push('pressed')}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    fireEvent.click(button);
    expect(presses).toEqual([]);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does not submit a form unless it is told to', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });
});
