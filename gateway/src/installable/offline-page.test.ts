import { createHash } from 'node:crypto';
import { LANGUAGE_TAGS } from '@moien/contract';
import { OFFLINE_POLICY, offlinePage } from './offline-page.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(LANGUAGE_TAGS)('the page without a connection in %s', (language) => {
  const page = offlinePage(language);

  it('is allowed its own style and script, and nothing else', () => {
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
    const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];
    expect(OFFLINE_POLICY).toContain(`style-src ${hashOf(style)};`);
    expect(OFFLINE_POLICY).toContain(`script-src ${hashOf(script)};`);
    expect(page.match(/<(style|script)/g)).toHaveLength(2);
    expect(page).not.toMatch(/ style=| on\w+=/);
  });

  it('needs no other file', () => {
    expect(page).not.toMatch(/ src=|url\(|<link|@import|https?:/);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('with a connection that is said to be there: %s, it asks again by itself', (onLine, reloads) => {
    const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];
    let online: () => void = () => undefined;
    let later: () => void = () => undefined;
    let count = 0;
    const window = {
      addEventListener: (_name: string, listener: () => void) => {
        online = listener;
      },
      setTimeout: (callback: () => void) => {
        later = callback;
      },
      location: { reload: () => (count += 1) },
      navigator: { onLine },
    };
    new Function(...Object.keys(window), script)(...Object.values(window));
    expect(count).toBe(0);
    later();
    expect(count).toBe(reloads);
    online();
    expect(count).toBe(reloads + 1);
  });

  it('asks for the same address again, and leads to the start', () => {
    expect(page).toContain('<a class="retry" href="">');
    expect(page).toContain(`<a href="/${language}">`);
    expect(page).toContain(`<html lang="${language}">`);
  });
});
