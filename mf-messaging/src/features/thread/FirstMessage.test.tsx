import { cleanup, fireEvent, screen } from '@testing-library/react';
import { exampleOpened } from '../examples/example-conversation.ts';
import { renderPage } from '../examples/render-page.tsx';
import { FirstMessage } from './FirstMessage.tsx';
import type { ThreadStore } from './thread-store.ts';

afterEach(cleanup);

function show(opened = exampleOpened({ conversation: null }), answerMinutes?: number) {
  const suggested: string[] = [];
  const store = { answerMinutes } as ThreadStore;
  const suggest = (text: string) => void suggested.push(text);
  renderPage(<FirstMessage store={store} opened={opened} onSuggest={suggest} />);
  return suggested;
}

it('says about which home it is, and how soon its host answers where that is known', () => {
  show(undefined, 90);
  expect(screen.getByRole('heading', { name: 'Bright flat above the Alzette' })).not.toBeNull();
  expect(screen.getByText('Usually answers within 2 hours')).not.toBeNull();
  cleanup();
  show();
  expect(screen.queryByText(/Usually answers/)).toBeNull();
});

it('has questions to begin with, of a booking none', () => {
  const suggested = show();
  fireEvent.click(screen.getByRole('button', { name: 'Is there parking nearby?' }));
  expect(suggested).toEqual(['Is there parking nearby?']);
  cleanup();
  show(exampleOpened({ conversation: null, typeId: 2 }));
  expect(screen.queryAllByRole('button')).toEqual([]);
});
