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

  it('asks for the same address again, and leads to the start', () => {
    expect(page).toContain('<a class="retry" href="">');
    expect(page).toContain(`<a href="/${language}">`);
    expect(page).toContain(`<html lang="${language}">`);
  });
});
