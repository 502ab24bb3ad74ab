import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '../examples/render-page.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

afterEach(cleanup);

describe('a new password', () => {
  it('says what is still missing, by list and aloud, while it is typed', () => {
    const { texts } = renderPage(<NewPasswordFields errorOf={() => undefined} />, { languageTag: 'de' });
    const field = screen.getByLabelText(texts['security-new-password']);
    const list = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    const met = () =>
      within(list as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.endsWith('(erfüllt)'));
    const said = () => screen.getByRole('status').textContent;
    expect([met(), said()]).toEqual([[false, false, false, false, false], '']);
    fireEvent.change(field, { target: { value: 'Quetschen' } });
    expect(met()).toEqual([true, true, true, false, false]);
    expect(said()).toBe('Noch nötig: ein Sonderzeichen wie - oder & und eine Ziffer.');
    fireEvent.change(field, { target: { value: 'Quetsch-2026' } });
    expect(met()).toEqual([true, true, true, true, true]);
    expect(said()).toBe(texts['auth-password-complete']);
  });
});
