import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Results } from './Results.tsx';

const EMPTY = { propertyArray: [], page: 1, pageCount: 0, count: 0, isCountExact: true, bounds: null };

const meta: Meta<typeof Results> = {
  title: 'Search/Results',
  component: Results,
  args: { page: EMPTY, parameters: new URLSearchParams('cityId=2960316') },
};
export default meta;
type Story = StoryObj<typeof Results>;

export const Empty: Story = {};

export const PartOfTheAddressLeftOut: Story = { args: { isPartDropped: true } };

export const MoreThanCounted: Story = {
  args: {
    page: { ...EMPTY, page: 7, pageCount: 417, count: 10_000, isCountExact: false },
    parameters: new URLSearchParams(),
  },
};
