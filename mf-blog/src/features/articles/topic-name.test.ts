import { createTexts } from '@moien/shared-lib';
import { topicName } from './topic-name.ts';

describe('topicName', () => {
  const texts = createTexts('de', { blog: { 'topic-renting': 'Mieten' } });
  const t = texts.getFixedT('de', 'blog');

  it('is a text of the interface', () => {
    expect(topicName(t, 'renting')).toBe('Mieten');
  });

  it('reads as its slug when nobody wrote it, and says so', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(topicName(t, 'behind-the-scenes')).toBe('Behind the scenes');
    expect(warn).toHaveBeenCalledWith('Text missing: blog:topic-behind-the-scenes');
    warn.mockRestore();
  });
});
