import { runInThisContext } from 'node:vm';
import type { ArticleSummary } from '@moien/contract';
import { type ExampleAnswer, exampleRefusal } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { exampleHelp } from '../features/examples/example-help.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { helpStore } from '../features/help/help-store.ts';
import { helpTexts } from '../features/help/help-texts.ts';
import { QuestionsPage } from './QuestionsPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

beforeAll(() => helpTexts.en.load());
afterEach(cleanup);

const SEARCH = 'GET /api/articles/search';
const article: ArticleSummary = {
  ...{ id: '019b76da-a800-7838-a932-f8c36951b0f1', slug: 'deposits', title: 'Deposits, explained' },
  ...{
    summary: 'Who keeps them.',
    topic: 'law',
    authorName: 'Anne',
    imagePath: '/global/event-vineyard-walk',
  },
  ...{ publicationTimestamp: '2026-11-01T08:00:00.000Z', readingMinutes: 4 },
};

async function open(found: ExampleAnswer = { status: 200, body: { articleArray: [article] } }) {
  const shown = renderPage(<QuestionsPage />, {
    answers: { 'GET /api/dashboard/help': [{ status: 200, body: exampleHelp() }], [SEARCH]: [found] },
    load: (root) => root.feature(helpStore).open({ about: undefined }),
  });
  const field = await screen.findByRole('searchbox');
  return { ...shown, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}
const questions = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('begins with what matters to the person, and has each question once', async () => {
  await open();
  expect(questions()[0]).toBe('How does a deposit for a short stay work?');
  expect(new Set(questions()).size).toBe(questions().length);
  expect(questions()).toHaveLength(7);
  expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/en/dashboard/help');
});

it('finds questions while one types, and articles soon after', async () => {
  const { type, sent } = await open();
  type('dep');
  type('deposit');
  expect(await screen.findByText('1 answer')).not.toBeNull();
  expect(questions()).toEqual(['How does a deposit for a short stay work?']);
  const link = await screen.findByRole('link', { name: 'Deposits, explained' });
  expect(link.getAttribute('href')).toBe(`/en/blog/article/${article.id}/deposits`);
  expect(sent.filter(({ call }) => call.startsWith(SEARCH))).toHaveLength(1);
});

it('says so where nothing is found, and where the blog could not be searched', async () => {
  const { type } = await open(exampleRefusal(503, 'database-unavailable'));
  type('castle');
  expect(await screen.findByText(/^Nothing found for “castle”/)).not.toBeNull();
  expect(await screen.findByText('We couldn’t search our blog just now.')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(questions().length).toBeGreaterThan(1);
});
