import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PhoneField } from './PhoneField.tsx';

const countries = [
  { code: 'LU', name: 'Luxembourg', prefix: '+352', flagUrl: '/flags/lu.svg' },
  { code: 'DE', name: 'Germany', prefix: '+49' },
  { code: 'AT', name: 'Österreich', prefix: '+43' },
];

const labels = {
  country: 'Prefix',
  search: 'Search for a country',
  empty: 'No such country',
  close: 'Close',
};

function OwnedField({ told = [], error }: { told?: string[]; error?: string }) {
  const [countryCode, setCountryCode] = useState<string | undefined>('LU');
  const [number, setNumber] = useState('');
  return (
    <PhoneField
      label="Telephone"
      error={error}
      countries={countries}
      countryCode={countryCode}
      onCountryChange={(code) => {
        told.push(code);
        setCountryCode(code);
      }}
      number={number}
      onNumberChange={setNumber}
      labels={labels}
    />
  );
}

const trigger = () => screen.getByRole('button', { name: /^Prefix/ });
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Telephone' });
const search = () => screen.getByRole('combobox', { name: 'Search for a country' });

describe('PhoneField', () => {
  it('keeps digits, spaces, hyphens and parentheses only, and the caret where it was', () => {
    render(<OwnedField />);
    fireEvent.change(number(), { target: { value: '621 123-456' } });
    expect(number().value).toBe('621 123-456');
    fireEvent.change(number(), { target: { value: '621x 123-456', selectionStart: 4 } });
    expect(number().value).toBe('621 123-456');
    expect(number().selectionStart).toBe(3);
  });

  it('names the chosen country on its button', () => {
    render(<OwnedField />);
    expect(trigger().textContent).toBe('Prefix: Luxembourg +352');
  });

  it('lists countries only while it is open, finds one without its accents and takes it by the keyboard', () => {
    const told: string[] = [];
    render(<OwnedField told={told} />);
    expect(screen.queryByRole('option')).toBeNull();
    fireEvent.click(trigger());
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(document.activeElement).toBe(search());
    fireEvent.change(search(), { target: { value: 'oster' } });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Österreich+43']);
    fireEvent.keyDown(search(), { key: 'Enter' });
    expect(told).toEqual(['AT']);
    expect(trigger().textContent).toBe('Prefix: Österreich +43');
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  it('says that nothing was found', () => {
    render(<OwnedField />);
    fireEvent.click(trigger());
    fireEvent.change(search(), { target: { value: 'zzz' } });
    expect(screen.getByText('No such country')).not.toBeNull();
  });

  it('says what is wrong', () => {
    render(<OwnedField error="Please give your number" />);
    expect(document.getElementById(number().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please give your number',
    );
  });
});
