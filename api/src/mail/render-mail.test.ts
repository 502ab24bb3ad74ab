import { LANGUAGE_TAGS } from '@moien/contract';
import { type MailTextSlug, mailText } from './mail-text.ts';
import { type MailContent, renderMail } from './render-mail.ts';
import texts from './texts.json' with { type: 'json' };

const content: MailContent = {
  language: 'de',
  title: 'Ein <Titel> & "mehr"',
  paragraphs: ['Ein Absatz mit <b>Zeichen</b>.', 'Wort '.repeat(40).trim()],
  facts: [{ name: 'Ankunft', value: '<10. Mai>' }],
  action: { label: 'Los > jetzt', url: 'https://moien.example/de/x?token=a&b="c"' },
  quote: { intro: 'Anna & Léa:', text: 'Zeile <eins>\n\n-- \nZeile zwei' },
  notes: ['Ein Grund.', 'Jederzeit zu beenden: https://moien.example/de/end?token=abc'],
};

describe('renderMail', () => {
  it('escapes everything in HTML', () => {
    const { html } = renderMail(content);
    expect(html).toContain('Ein &lt;Titel&gt; &amp; &quot;mehr&quot;');
    expect(html).toContain('href="https://moien.example/de/x?token=a&amp;b=&quot;c&quot;"');
    expect(html).toContain('&lt;10. Mai&gt;</td>');
    expect(html).not.toMatch(/<(b|eins|Titel|10)>/);
  });

  it('asks nothing of anybody: no picture, no script, no style from elsewhere', () => {
    expect(renderMail(content).html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/i);
  });

  it('says the same in text, in lines that mail programs expect', () => {
    const { text } = renderMail(content);
    expect(text).toContain('Los > jetzt:\nhttps://moien.example/de/x?token=a&b="c"\n');
    expect(text).toContain('Ankunft: <10. Mai>\n');
    expect(text).toContain('Anna & Léa:\n\n> Zeile <eins>\n>\n> --\n> Zeile zwei\n');
    const prose = text.split('\n').filter((line) => !line.includes('https:'));
    expect(Math.max(...prose.map((line) => line.length))).toBeLessThanOrEqual(72);
  });

  it('links an address at the end of a note', () => {
    expect(renderMail(content).html).toMatch(
      /Jederzeit zu beenden: <a [^>]*href="https:\/\/moien\.example\/de\/end\?token=abc"/,
    );
  });
});

describe('texts of mails', () => {
  const slugs = Object.keys(texts.en) as MailTextSlug[];

  it('are the same in every language, with the same places for values', () => {
    const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
    for (const language of LANGUAGE_TAGS) {
      expect(Object.keys(texts[language])).toEqual(slugs);
      for (const slug of slugs)
        expect([slug, places(texts[language][slug])]).toEqual([slug, places(texts.en[slug])]);
    }
  });

  it('do not look for places in values', () => {
    expect(mailText('en', 'contact-from', { name: '{{email}}', email: '$&' })).toBe('From {{email}}, $&');
  });
});
