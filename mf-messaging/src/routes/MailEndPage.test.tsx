import { runInThisContext } from 'node:vm';
import { exampleRefusal } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../features/examples/render-page.tsx';
import { MailEndPage } from './MailEndPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

afterEach(cleanup);

const token = `${'a'.repeat(60)}.${'b'.repeat(43)}`;
const POST = 'POST /api/notification-mails/end';
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));

it('ends mails by its button alone', async () => {
  const answers = { [POST]: { status: 200, body: { kind: 'message' } } };
  const { sent } = renderPage(<MailEndPage data={{ token }} />, { answers });
  expect(sent).toEqual([]);
  press();
  expect(await screen.findByRole('heading', { name: 'You’re unsubscribed' })).not.toBeNull();
  expect(sent).toEqual([expect.objectContaining({ body: { token } })]);
});

it.each([
  [404, 'This link doesn’t work'],
  [500, 'That didn’t work'],
  [0, 'You’re offline'],
])('says what became of it at %i', async (status, title) => {
  renderPage(<MailEndPage data={{ token }} />, { answers: { [POST]: exampleRefusal(status) } });
  press();
  expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
});

it('sends no token that cannot be one', () => {
  renderPage(<MailEndPage data={{ token: 'short' }} />);
  expect(screen.getByRole('heading', { name: 'This link doesn’t work' })).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
