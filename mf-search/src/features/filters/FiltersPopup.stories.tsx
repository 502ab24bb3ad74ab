import { decodeSearchQuery, type FeatureCategory } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { useMemo } from 'react';
import {
  exampleFacets,
  filterEssentials,
  filterFeatures,
  manyFeatures,
  pageOf,
} from '../examples/example-filters.ts';
import { type Preview, searchStore } from '../search-state/search-store.ts';
import { FiltersPopup } from './FiltersPopup.tsx';
import { featureTypesStore } from './feature-types-store.ts';

type StateProps = {
  /** What is being chosen. */
  address: string;
  preview: Preview;
  categories?: readonly FeatureCategory[] | undefined;
  hasFeaturesFailed?: boolean;
};

/** The filters in a state that nothing changes, for nobody answers. */
function OpenFilters({ address, preview, categories, hasFeaturesFailed = false }: StateProps) {
  const root = useRootStore();
  useMemo(
    () =>
      runInAction(() => {
        root.essentials.essentials = filterEssentials;
        const search = root.feature(searchStore);
        search.draft = decodeSearchQuery(new URLSearchParams(address)).query;
        search.preview = preview;
        const features = root.feature(featureTypesStore);
        features.categories = categories;
        features.load = async () => undefined;
        features.hasFailed = hasFeaturesFailed;
      }),
    [root, address, preview, categories, hasFeaturesFailed],
  );
  return <FiltersPopup isOpen onClose={() => undefined} />;
}

const known = (count: number): Preview => ({ status: 'known', page: pageOf(count) });

const meta: Meta<typeof OpenFilters> = {
  title: 'Search/Filters',
  component: OpenFilters,
  args: { address: '', preview: known(504), categories: filterFeatures },
};
export default meta;
type Story = StoryObj<typeof OpenFilters>;

export const Known: Story = {};
export const OnAPhone: Story = { tags: ['phone'] };
export const OnADesktop: Story = { tags: ['wide'] };

/** A wait is shown once it has lasted a moment. */
const untilSlow: Story['play'] = () =>
  waitFor(() => {
    if (!document.querySelector('[data-dimmed]')) throw new Error('The wait is not shown.');
  });

/** Numbers are not there yet, nor are features. */
export const Waiting: Story = {
  args: { preview: { status: 'waiting' }, categories: undefined },
  play: untilSlow,
};

/** Numbers of the choice before, dimmed. */
export const WaitingForNewNumbers: Story = {
  args: { address: 'feature-wifi=true', preview: { status: 'waiting', earlier: pageOf(504) } },
  play: untilSlow,
};

export const Failed: Story = {
  args: {
    address: 'typeId=2',
    preview: { status: 'failed', earlier: pageOf(96) },
    categories: undefined,
    hasFeaturesFailed: true,
  },
};

export const ShortTerm: Story = {
  args: {
    address:
      'isAvailableForShortTerm=true&cityId=2960316&rangeDistance=40&minimumDailyBudget=60&maximumDailyBudget=180' +
      '&arrivalDate=2030-05-02&departureDate=2030-05-09&immediateAvailability=true&typeId=5&feature-wifi=true' +
      '&feature-bedrooms=2&feature-area=40.5,120',
    preview: known(12),
  },
};

/** No dates, and the price of a month alone. */
export const LongTerm: Story = {
  args: { address: 'isAvailableForLongTerm=true&maximumMonthlyBudget=2400', preview: known(187) },
};

/** Choosing a term takes all else away, which can be taken back. */
export const ClearedByATerm: Story = {
  args: { address: 'cityId=2960316&typeId=2' },
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLButtonElement>('button[aria-pressed="false"]')?.click(),
  tags: ['phone'],
};

/** What was typed cannot be: it is corrected, and that is said. */
export const NumberCorrected: Story = {
  args: { address: 'maximumDailyBudget=150' },
  play: ({ canvasElement }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('input[inputmode="numeric"]');
    if (!field) throw new Error('There is no field.');
    field.setRangeText('400', 0, field.value.length);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  },
  tags: ['phone'],
};

/** A few nights have no price of a month. */
export const FewNights: Story = { args: { address: 'arrivalDate=2030-05-02&departureDate=2030-05-05' } };

/** As an address may ask for. */
export const BothTerms: Story = {
  args: { address: 'isAvailableForShortTerm=true&isAvailableForLongTerm=true', preview: known(64) },
};

/** What could be left out is named. */
export const NothingLeft: Story = {
  args: {
    address: 'cityId=2960316&adultCount=6&typeId=4&feature-sauna=true&maximumDailyBudget=90',
    preview: {
      status: 'known',
      page: pageOf(0, {
        ...exampleFacets,
        immediateCount: 0,
        featureArray: exampleFacets.featureArray.map((each) => ({ ...each, count: 0 })),
        rentalTypeArray: exampleFacets.rentalTypeArray.map((each) => ({ ...each, count: 0 })),
        dailyBudgetHistogram: exampleFacets.dailyBudgetHistogram.map(() => 0),
      }),
    },
  },
  tags: ['phone'],
};

export const MoreThanCounted: Story = { args: { preview: known(10_001) } };

export const AllTypes: Story = {
  play: ({ canvasElement }) => {
    const folded = canvasElement.querySelectorAll<HTMLButtonElement>('button[aria-expanded="false"]');
    for (const button of folded) if (button.textContent?.includes('6')) button.click();
  },
};

/** As many as an import brings, opened. */
export const ManyFeatures: Story = {
  args: { address: 'feature-feature-1100=true&feature-wifi=true', categories: manyFeatures },
};

export const LongWords: Story = { globals: { locale: 'de' }, tags: ['phone'] };

/** So many homes that nothing is counted beside the choices. */
export const TooWideForNumbers: Story = {
  args: { preview: { status: 'known', page: pageOf(10_001, null) } },
  tags: ['phone'],
};
