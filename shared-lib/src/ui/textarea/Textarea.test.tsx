import { render, screen } from '@testing-library/react';
import { Textarea } from './Textarea.tsx';

describe('Textarea', () => {
  it('is found by its label and note, and described by hint, error and what its owner adds', () => {
    render(
      <>
        <Textarea
          label="Message"
          note="optional"
          hint="A few words"
          error="Too long"
          aria-describedby="count"
        />
        <p id="count">12 left</p>
      </>,
    );
    const text = screen.getByRole('textbox', { name: 'Message optional' });
    const described = text.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'A few words',
      'Too long',
      '12 left',
    ]);
  });
});
