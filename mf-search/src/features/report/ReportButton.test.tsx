import { createTexts, RootStoreProvider, type Transport } from '@moien/shared-lib';
import { exampleProperty, exampleRoot } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import english from '../../locales/en.json' with { type: 'json' };
import { ReportButton } from './ReportButton.tsx';

afterEach(cleanup);

async function open(transport: Transport) {
  const root = exampleRoot({ languageTag: 'en', transport });
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: english })}>
      <ReportButton propertyId={exampleProperty.id} />
    </RootStoreProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Report this home' }));
  await screen.findByRole('form', { name: 'Report this home' });
}

const fill = (reason: string, text: string, email = '') => {
  fireEvent.change(screen.getByLabelText(/What is it about/), { target: { value: reason } });
  fireEvent.change(screen.getByLabelText(/What’s wrong/), { target: { value: text } });
  fireEvent.change(screen.getByLabelText(/Your e-mail/), { target: { value: email } });
};
const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await new Promise((resolve) => setTimeout(resolve, 30));
  });

describe('ReportButton', () => {
  it('says beside each field what is wrong, and goes to the first', async () => {
    await open(() => Promise.reject(new Error('nothing is sent')));
    fill('', '', 'lea@');
    await send();
    expect(screen.getByLabelText(/What is it about/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement?.getAttribute('name')).toBe('reason');
    expect(screen.getByText('Please tell us briefly what’s wrong.')).toBeTruthy();
    expect(screen.getByText('This e-mail address isn’t complete.')).toBeTruthy();
  });

  it('sends the report and says so', async () => {
    const bodies: unknown[] = [];
    await open(async ({ body }) => {
      bodies.push(body);
      return { status: 200, body: { message: 'Thanks.' } };
    });
    fill('fraud', ' It asks for money first. ', 'lea@example.org');
    await send();
    expect(bodies).toEqual([{ reason: 'fraud', text: 'It asks for money first.', email: 'lea@example.org' }]);
    expect(screen.getByRole('status').textContent).toContain('Thank you.');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('keeps what was written when it could not be sent', async () => {
    await open(() => Promise.reject(new Error('offline')));
    fill('other', 'The stairs are missing.');
    await send();
    expect(screen.getByRole('alert').textContent).toContain('couldn’t send your report');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/What’s wrong/).value).toBe('The stairs are missing.');
  });
});
