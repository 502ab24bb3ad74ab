import { fireEvent, render, screen } from '@testing-library/react';
import { Checkbox } from './Checkbox.tsx';

describe('Checkbox', () => {
  it('is named by its label, also when that holds a link, and described by hint and error', () => {
    render(
      <Checkbox
        label={
          <>
            I accept the <a href="#terms">terms</a>
          </>
        }
        hint="They are short"
        error="Please accept them"
      />,
    );
    const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
    const described = box.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'They are short',
      'Please accept them',
    ]);
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('is ticked by its text and keeps its name for the form', () => {
    const { container } = render(
      <form>
        <Checkbox label="Send me letters" name="letters" />
      </form>,
    );
    fireEvent.click(screen.getByText('Send me letters'));
    const form = container.querySelector('form');
    expect(form && new FormData(form).get('letters')).toBe('on');
  });
});
