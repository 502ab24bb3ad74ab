import { createMarkdownRenderer } from './markdown-renderer.ts';

function countingRenderer(capacity: number) {
  const calls: string[] = [];
  const render = createMarkdownRenderer(capacity, (markdown, language) => {
    calls.push(`${language} ${markdown}`);
    return `${language}:${markdown}`;
  });
  return { calls, render };
}

describe('createMarkdownRenderer', () => {
  it('renders a text once for each language', () => {
    const { calls, render } = countingRenderer(10);
    expect([render('a', 'en'), render('a', 'en'), render('a', 'de')]).toEqual(['en:a', 'en:a', 'de:a']);
    expect(calls).toEqual(['en a', 'de a']);
  });

  it('renders a changed text anew', () => {
    const { calls, render } = countingRenderer(10);
    render('a', 'en');
    expect(render('a.', 'en')).toBe('en:a.');
    expect(calls).toEqual(['en a', 'en a.']);
  });

  it('forgets the one that was not used for longest', () => {
    const { calls, render } = countingRenderer(2);
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) render(text, 'en');
    expect(calls).toEqual(['en a', 'en b', 'en c', 'en b']);
  });
});
