import type { LanguageTag } from '@moien/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { exampleFaq } from '../examples/example-information-page.ts';
import { renderPage } from '../examples/render-page.tsx';
import { Page } from './FaqPage.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

function show({ languageTag = 'de' as LanguageTag, address = '/de/faq' } = {}) {
  const shown = renderPage(<Page data={exampleFaq()} />, { languageTag, address });
  const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  return { ...shown, type };
}
const questions = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const openQuestions = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

describe('faq', () => {
  it('lists every question in its group', () => {
    show();
    expect(questions()).toEqual(['How many homes are there?', 'May I bring a pet?', 'When do I pay?']);
    expect(screen.getByRole('region', { name: 'Paying' })).not.toBeNull();
    expect(openQuestions()).toEqual([]);
  });

  it.each<[LanguageTag, string, string]>([
    ['en', '1 answer', '3 answers'],
    ['fr', '1 réponse', '3 réponses'],
    ['de', '1 Antwort', '3 Antworten'],
  ])('says in %s how many were found while one types', (languageTag, one, many) => {
    const { type } = show({ languageTag });
    expect(screen.getByRole('status').textContent).toBe('');
    type('CAFÉ');
    expect(questions()).toEqual(['How many homes are there?']);
    expect(screen.getByRole('status').textContent).toBe(one);
    type('o');
    expect(screen.getByRole('status').textContent).toBe(many);
  });

  it('leads to us when nothing was found, and back to all questions', () => {
    const { type, texts } = show();
    type('castle');
    expect(questions()).toEqual([]);
    expect(screen.getByRole('link', { name: texts['to-contact'] }).getAttribute('href')).toBe(
      '/de/contact-us',
    );
    fireEvent.click(screen.getByRole('button', { name: texts['faq-clear'] }));
    expect(questions()).toHaveLength(3);
  });

  it('is cleared by the cross, which hands the focus back', () => {
    const { type, texts } = show();
    expect(screen.queryByRole('button', { name: texts['faq-search-clear'] })).toBeNull();
    type('castle');
    fireEvent.click(screen.getByRole('button', { name: texts['faq-search-clear'] }));
    expect(questions()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('opens the question that a link names', async () => {
    const { router } = show({ address: '/de/faq#pets' });
    expect(openQuestions()).toEqual(['pets']);
    await act(() => router.navigate('/de/faq#when-to-pay'));
    expect(openQuestions()).toContain('when-to-pay');
  });

  it.each(['/de/faq#castle', '/de/faq#searching', '/de/faq#%E0%A4%A'])('is not harmed by %s', (address) => {
    show({ address });
    expect(questions()).toHaveLength(3);
    expect(openQuestions()).toEqual([]);
  });

  it('tells search engines each question with its answer', () => {
    show();
    const script = document.head.querySelector('script[type="application/ld+json"]');
    const { '@type': type, mainEntity } = JSON.parse(script?.textContent ?? '');
    expect(type).toBe('FAQPage');
    expect(mainEntity).toHaveLength(3);
    expect(mainEntity[2]).toEqual({
      '@type': 'Question',
      name: 'When do I pay?',
      acceptedAnswer: { '@type': 'Answer', text: '<p>When you <strong>book</strong>.</p>' },
    });
  });
});
