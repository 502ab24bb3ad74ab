import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchSurroundings } from '../examples/SearchSurroundings.tsx';
import { SearchBar } from './SearchBar.tsx';

const SEARCH = 'cityId=2960316&arrivalDate=2027-05-12&departureDate=2027-05-15&adultCount=2&petCount=1';

/** On a page of this search. */
const at =
  (address: string): Decorator =>
  (Story) => (
    <SearchSurroundings address={address}>
      <Story />
    </SearchSurroundings>
  );

const pressed: Story['play'] = ({ canvasElement }) =>
  [...canvasElement.querySelectorAll('button')].find((button) => button.offsetParent)?.click();

const meta: Meta<typeof SearchBar> = {
  title: 'Search/SearchBar',
  component: SearchBar,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SearchBar>;

export const Open: Story = { decorators: [at('')] };
export const OfASearch: Story = { decorators: [at(SEARCH)] };
export const OnAPhone: Story = { decorators: [at('')], tags: ['phone'] };
export const OfASearchOnAPhone: Story = { decorators: [at(SEARCH)], tags: ['phone'] };

/** More than there is room for: the popup says it whole. */
export const Overflow: Story = {
  decorators: [at(`${SEARCH}&childrenCount=10&infantCount=10`.replace('petCount=1', 'petCount=10'))],
  globals: { locale: 'de' },
};
export const OverflowOnAPhone: Story = { ...Overflow, tags: ['phone'] };

/** Pressed, while the code of the popup is on its way. */
export const Loading: Story = {
  decorators: [at('')],
  args: { load: () => new Promise(() => undefined) },
  play: pressed,
};

export const Failed: Story = {
  decorators: [at('')],
  args: { load: () => Promise.reject(new Error('Example')) },
  play: pressed,
};

export const Focused: Story = {
  decorators: [at(SEARCH)],
  play: ({ canvasElement }) =>
    [...canvasElement.querySelectorAll('button')]
      .find((button) => button.offsetParent)
      ?.focus({ focusVisible: true }),
};
