import { shareLink } from './share-link.ts';

const link = { title: 'Attic', url: 'https://example.org/en/property/1' };

/** A browser with a finger or a mouse, that shares and copies as it is told. */
function browser(isPhone: boolean, share?: () => Promise<void>, writeText?: () => Promise<void>) {
  Object.assign(window, { matchMedia: () => ({ matches: isPhone }) });
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

const done = () => Promise.resolve();
const refuse = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

describe('shareLink', () => {
  it.each([
    ['a phone shares by its own sheet', true, done, done, 'shared'],
    ['a closed sheet is no failure', true, refuse('AbortError'), done, 'cancelled'],
    ['a phone that may not share copies', true, refuse('NotAllowedError'), done, 'copied'],
    ['a phone without a sheet copies', true, undefined, done, 'copied'],
    ['a desktop copies, though it could share', false, done, done, 'copied'],
    ['without permission neither', false, undefined, refuse('NotAllowedError'), 'refused'],
    ['without a clipboard neither', false, undefined, undefined, 'refused'],
  ] as const)('%s', async (_name, isPhone, share, writeText, outcome) => {
    browser(isPhone, share, writeText);
    expect(await shareLink(link)).toBe(outcome);
  });
});
