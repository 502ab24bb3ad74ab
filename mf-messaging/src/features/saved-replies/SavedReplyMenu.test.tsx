import { cleanup, fireEvent, screen } from '@testing-library/react';
import { exampleOpened, idOf } from '../examples/example-conversation.ts';
import { renderPage } from '../examples/render-page.tsx';
import { SavedReplyForm } from './SavedReplyForm.tsx';
import { SavedReplyMenu } from './SavedReplyMenu.tsx';

afterEach(cleanup);

const replies = [{ id: idOf(701), title: 'Welcome', text: 'Moien {guest}, see you on {arrival}.' }];
const answers = { 'GET /api/saved-replies': { status: 200, body: { savedReplyArray: replies } } };

const stay = { arrivalDate: '2027-05-01', departureDate: '2027-05-04' };

it('one is put into the field, after what is written, and nothing is sent', async () => {
  const onWrite = jest.fn();
  const menu = <SavedReplyMenu opened={exampleOpened({ stay })} draft="Good evening." onWrite={onWrite} />;
  const { sent } = renderPage(menu, { answers });
  fireEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  fireEvent.click(await screen.findByText('Welcome'));
  expect(onWrite).toHaveBeenCalledWith('Good evening.\nMoien Tom, see you on 1 May 2027.');
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/saved-replies']);
});

it('a reply is stored with placeholders that are the same in every language', async () => {
  const put = jest.fn(async () => true);
  const onEnd = jest.fn();
  renderPage(<SavedReplyForm store={{ put }} onEnd={onEnd} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Welcome' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Moien ' } });
  fireEvent.click(screen.getByRole('button', { name: '{Guest’s name}' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Save' });
  expect(put).toHaveBeenCalledWith({ title: 'Welcome', text: 'Moien {guest}' }, expect.any(String));
});
