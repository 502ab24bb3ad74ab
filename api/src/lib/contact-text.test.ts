import { cleanText } from './contact-text.ts';

describe('cleanText', () => {
  it.each(['', ' \n', '\u200b', '\u3164', '\u115f\u1160', '\u202e\u2066', '\ufeff\u00ad'])(
    'is empty where nothing can be seen: %j',
    (text) => expect(cleanText(text)).toBe(''),
  );

  it('takes away what turns a link round, and leaves emojis whole', () => {
    expect(cleanText('See \u202ehttps://example.org')).toBe('See https://example.org');
    expect(cleanText('👩‍👩‍👧 \u2066hello\u2069')).toBe('👩‍👩‍👧 hello');
  });

  it('keeps lines', () => expect(cleanText(' a\r\nb\n\n\n\n\nc ')).toBe('a\nb\n\n\nc'));
});
