import type { Attachment } from '@moien/contract';
import { messageWords } from './message-words.ts';

const of = (...kinds: Attachment['kind'][]) => ({
  text: '',
  attachmentArray: kinds.map((kind) => ({ id: '', kind, name: 'x', size: 1, width: null, height: null })),
});

it.each([
  [of('picture'), 'Bild'],
  [of('picture', 'picture'), '2 Bilder'],
  [of('pdf'), 'PDF'],
  [of('pdf', 'picture', 'pdf'), '3 Dateien'],
  [{ ...of('pdf'), text: 'Der Plan' }, 'Der Plan'],
  [{ text: '' }, ''],
])('%# says what a message is', (message, words) => {
  expect(messageWords(message, 'de')).toBe(words);
});
