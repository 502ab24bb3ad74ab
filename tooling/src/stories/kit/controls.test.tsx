import House from 'lucide-react/icons/house';
import { controlOf } from '../../../storybook/kit/controls.ts';

describe('controlOf', () => {
  it('offers icons by name, also where the story begins with one', () => {
    expect(controlOf('icon', 'LucideIcon', undefined)).toMatchObject({ control: 'select' });
    expect(controlOf('icon', 'LucideIcon', House)).toMatchObject({ control: 'select' });
  });

  it('lets content be written where it is text', () => {
    expect(controlOf('children', 'ReactNode', 'Show homes')).toEqual({ control: 'text' });
    expect(controlOf('children', 'ReactNode', <p>Show homes</p>)).toEqual({ control: false });
  });

  it('leaves out functions, also within a list, and class names', () => {
    expect(controlOf('onClick', 'signature', undefined)).toEqual({ control: false });
    expect(controlOf('labels', 'Labels', { page: String })).toEqual({ control: false });
    expect(controlOf('tabs', 'Array', [{ content: <p /> }])).toEqual({ control: false });
    expect(controlOf('className', 'string', undefined)).toEqual({ control: false });
  });

  it('leaves the rest to Storybook', () => {
    expect(controlOf('size', 'union', 'large')).toBeUndefined();
  });
});
