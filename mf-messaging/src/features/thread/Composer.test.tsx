import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import {
  exampleMessage,
  exampleOpened,
  exampleOwnerId,
  exampleSides,
  exampleState,
  idOf,
} from '../examples/example-conversation.ts';
import { renderPage } from '../examples/render-page.tsx';
import { Composer } from './Composer.tsx';
import { type ThreadStore, threadStore } from './thread-store.ts';

afterEach(cleanup);

const own = exampleMessage({ seq: 1, senderUserProfileId: exampleOwnerId, text: 'And a celar?' });
const EDIT = `PUT /api/conversations/${idOf(1)}/messages/${own.id}/text`;

function show() {
  const corrected = { ...own, text: 'And a cellar?' };
  const answer = { status: 200, body: { conversation: exampleState(), message: corrected } };
  let store: ThreadStore | undefined;
  const { root, sent } = renderPage(<Place of={() => store} />, {
    answers: { [EDIT]: answer },
    load: (made) => {
      store = made.feature(threadStore);
      runInAction(() =>
        Object.assign(store ?? {}, { sides: exampleSides, opened: exampleOpened(), messages: [own] }),
      );
    },
  });
  return { root, sent, store: root.feature(threadStore) };
}

function Place({ of }: { of: () => ThreadStore | undefined }) {
  const store = of();
  return store ? <Composer store={store} name="Tom" /> : null;
}

const field = () => screen.getByRole('textbox') as HTMLTextAreaElement;

it('shows what is changed, and by Escape goes back to what was being written', () => {
  const { store } = show();
  fireEvent.change(field(), { target: { value: 'A new one' } });
  act(() => store.change(own));
  expect(screen.getByText('Edit message', { selector: 'strong' }).parentElement?.textContent).toBe(
    'Edit messageAnd a celar?',
  );
  expect([field().value, document.activeElement]).toEqual(['And a celar?', field()]);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect([field().value, store.editing]).toEqual(['A new one', undefined]);
});

it('saves what was changed', async () => {
  const { store, sent } = show();
  act(() => store.change(own));
  fireEvent.change(field(), { target: { value: 'And a cellar?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(store.editing).toBeUndefined());
  expect(sent.find(({ call }) => call === EDIT)?.body).toEqual({ text: 'And a cellar?' });
  expect(store.messages?.at(-1)?.text).toBe('And a cellar?');
});
