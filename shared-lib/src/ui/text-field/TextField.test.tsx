import { render, screen } from '@testing-library/react';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  it('is found by its label and described by hint and error', () => {
    render(<TextField label="E-mail" hint="For the confirmation" error="Write the whole address" />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'For the confirmation',
      'Write the whole address',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is neither invalid nor described without them', () => {
    render(<TextField label="E-mail" isLabelHidden />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('tells that it is required by the attribute alone, and that it is not by its note', () => {
    render(
      <>
        <TextField label="E-mail" required />
        <TextField label="Telephone" note="optional" />
      </>,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).required).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Telephone optional' }).required).toBe(
      false,
    );
  });
});
