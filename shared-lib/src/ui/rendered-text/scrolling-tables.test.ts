import { withScrollingTables } from './scrolling-tables.ts';

describe('withScrollingTables', () => {
  it('puts each table into a box that scrolls and that the keyboard reaches', () => {
    const table = '<table>\n<tbody><tr><td>a</td></tr></tbody>\n</table>';
    const box = `<div role="group" tabindex="0">${table}</div>`;
    expect(withScrollingTables(`<p>x</p>${table}<p>y</p>${table}`)).toBe(`<p>x</p>${box}<p>y</p>${box}`);
  });

  it('leaves what only reads like a table alone', () => {
    const html = '<p><code>&lt;table&gt;</code></p>';
    expect(withScrollingTables(html)).toBe(html);
  });
});
