import { fireEvent, render, screen } from '@testing-library/react';
import { PasswordField } from './PasswordField.tsx';

describe('PasswordField', () => {
  it('shows and hides what was typed, and says what the button does', () => {
    render(
      <PasswordField
        label="Password"
        showLabel="Show password"
        hideLabel="Hide password"
        autoComplete="current-password"
      />,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    fireEvent.change(field, { target: { value: 'Quetsch-2026' } });
    expect(field.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect([field.type, field.value]).toEqual(['text', 'Quetsch-2026']);
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });

  it('lets password managers know what is wanted', () => {
    render(<PasswordField label="New" showLabel="Show" hideLabel="Hide" autoComplete="new-password" />);
    expect(screen.getByLabelText('New').getAttribute('autocomplete')).toBe('new-password');
  });
});
