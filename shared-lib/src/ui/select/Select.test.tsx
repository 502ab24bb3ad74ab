import { fireEvent, render, screen } from '@testing-library/react';
import { Select } from './Select.tsx';

describe('Select', () => {
  it('is found by its label, says what is wrong, and gives the choice to its owner', () => {
    const chosen: string[] = [];
    render(
      <Select label="Reason" error="Please choose" onChange={({ target }) => chosen.push(target.value)}>
        <option value="question">A question</option>
        <option value="invoice">An invoice</option>
      </Select>,
    );
    const select = screen.getByRole('combobox', { name: 'Reason' });
    expect(select.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(select.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please choose',
    );
    fireEvent.change(select, { target: { value: 'invoice' } });
    expect(chosen).toEqual(['invoice']);
  });
});
