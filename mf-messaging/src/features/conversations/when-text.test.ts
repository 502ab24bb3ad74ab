import { dayText, whenText } from './when-text.ts';

const now = new Date('2026-11-26T12:00:00.000Z');
const t = (key: string) => key;

describe('when a message was sent', () => {
  it('says the year of another year alone', () => {
    expect(whenText('2026-11-22T10:00:00.000Z', now, 'de', t)).toBe('22. Nov.');
    expect(whenText('2025-11-22T10:00:00.000Z', now, 'de', t)).toBe('22. Nov. 2025');
    expect(dayText('2026-11-22', now, 'en', t)).toBe('Sun 22 Nov');
    expect(dayText('2025-11-22', now, 'en', t)).toBe('22 November 2025');
  });

  it('names today and yesterday', () => {
    expect(whenText('2026-11-25T10:00:00.000Z', now, 'en', t)).toBe('yesterday');
    expect([dayText('2026-11-26', now, 'en', t), dayText('2026-11-25', now, 'en', t)]).toEqual([
      'today',
      'yesterday',
    ]);
  });
});
