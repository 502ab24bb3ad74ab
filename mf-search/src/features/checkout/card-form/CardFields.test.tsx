import { createTexts } from '@moien/shared-lib';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import checkout from '../locales/en.json' with { type: 'json' };
import { CardFields } from './CardFields.tsx';

it('takes over what was typed before the page was alive', () => {
  const fields = (
    <I18nextProvider i18n={createTexts('en', { checkout })}>
      <CardFields errorOf={() => undefined} onChange={() => undefined} />
    </I18nextProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(fields);
  document.body.append(container);
  const [number, expiry] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!number || !expiry) throw new Error('The card has no fields.');
  number.value = '4970107111111119';
  expiry.value = '1249';
  render(fields, { container, hydrate: true });
  expect([number.value, expiry.value]).toEqual(['4970 1071 1111 1119', '12/49']);
  expect(screen.getByText('Visa')).toBeTruthy();
});
