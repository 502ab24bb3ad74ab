import { firstScripts } from './first-scripts.ts';

describe('firstScripts', () => {
  it('finds scripts and their preloads, each once, and nothing else', () => {
    const html = `
      <link rel="preload" as="font" type="font/woff2" href="/assets/1/font.woff2" crossorigin>
      <link rel="stylesheet" href="/assets/1/shell.css" crossorigin>
      <link rel="preload" as="script" href="/remotes/mf-search/1/entry.js" integrity="x" crossorigin nonce="n">
      <link rel="preload" as="script" href="/remotes/mf-search/1/../../../assets/1/shell.js" nonce="n">
      <script defer nonce="n" src="/assets/1/shell.js" integrity="x" crossorigin></script>
      <script type="application/json" nonce="n">{"src":"/no.js"}</script>`;
    expect(firstScripts(html)).toEqual(['/remotes/mf-search/1/entry.js', '/assets/1/shell.js']);
  });

  it('finds nothing in a document without scripts', () => {
    expect(firstScripts('<html><body>Moïen</body></html>')).toEqual([]);
  });
});
