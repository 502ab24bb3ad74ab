import { useRootStore } from '@moien/shared-lib';
import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useMemo } from 'react';
import { filterEssentials, filterFeatures } from '../examples/example-filters.ts';
import { readSearch } from '../search-state/search.ts';
import { searchStore } from '../search-state/search-store.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FiltersButton } from './FiltersButton.tsx';
import { featureTypesStore } from './feature-types-store.ts';

/** On the page of this search. */
const shown =
  (address: string): Decorator =>
  (Story) => {
    const root = useRootStore();
    useMemo(
      () =>
        runInAction(() => {
          root.essentials.essentials = filterEssentials;
          root.feature(featureTypesStore).categories = filterFeatures;
          const parameters = new URLSearchParams(address);
          root.feature(searchStore).show(parameters, readSearch(parameters).query);
        }),
      [root],
    );
    return <Story />;
  };

const SOME =
  'isAvailableForShortTerm=true&cityId=2960316&rangeDistance=40&minimumDailyBudget=60&maximumDailyBudget=180' +
  '&immediateAvailability=true&rentalTypeId=1&typeId=5&feature-wifi=true&feature-bedrooms=2&feature-area=0,120';

const meta: Meta<typeof ActiveFilters> = {
  title: 'Search/ActiveFilters',
  component: ActiveFilters,
  render: () => (
    <>
      <FiltersButton />
      <ActiveFilters />
    </>
  ),
};
export default meta;
type Story = StoryObj<typeof ActiveFilters>;

export const None: Story = { decorators: [shown('cityId=2960316&adultCount=2')] };
export const Some: Story = { decorators: [shown(SOME)] };
export const BothTerms: Story = {
  decorators: [shown('isAvailableForShortTerm=true&isAvailableForLongTerm=true&cityId=2960316')],
};
export const OnAPhone: Story = { decorators: [shown(SOME)], tags: ['phone'] };
export const LongWords: Story = {
  decorators: [shown(SOME)],
  globals: { locale: 'de' },
  tags: ['phone'],
};
