import { UPLOAD_NAME_MAXIMUM } from '@moien/contract';
import { attachmentName } from './attachment-name.ts';

it.each([
  ['Küche.HEIC', 'image/jpeg', 'Küche.jpg'],
  ['Invoice 2026-11-20.pdf', 'application/pdf', 'Invoice 2026-11-20.pdf'],
  ['../../etc/passwd', 'application/pdf', 'etc passwd.pdf'],
  ['a"; filename="b.exe', 'image/webp', 'a filename= b.webp'],
  ['x\r\nSet-Cookie: a=b.png', 'image/webp', 'x Set-Cookie a=b.webp'],
  ['\u202egpj.exe', 'image/jpeg', 'gpj.jpg'],
  ['...', 'image/jpeg', 'picture.jpg'],
  [undefined, 'application/pdf', 'document.pdf'],
  ['LU28 0019 4006 4475 0000.pdf', 'application/pdf', 'document.pdf'],
  ['mail tom@example.org.png', 'image/jpeg', 'picture.jpg'],
] as const)('%p of %s is %s', (given, mediaType, name) => {
  expect(attachmentName(given, mediaType)).toBe(name);
});

it('is as long as it may be, without half a character', () => {
  const name = attachmentName(`${'é'.repeat(115)}😀${'x'.repeat(100)}.pdf`, 'application/pdf');
  expect(name).toHaveLength(UPLOAD_NAME_MAXIMUM - 1);
  expect(name.isWellFormed()).toBe(true);
});
