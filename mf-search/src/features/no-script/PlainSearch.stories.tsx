import { decodeSearchQuery } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useMemo } from 'react';
import { LONG_NAME, TRIER, TRIESTE } from '../examples/example-cities.ts';
import { filterEssentials } from '../examples/example-filters.ts';
import styles from '../results/Results.module.css';
import { PlainSearch } from './PlainSearch.tsx';

function OfAddress({ address }: { address: string }) {
  const root = useRootStore();
  useMemo(
    () =>
      runInAction(() => {
        root.essentials.essentials = { ...filterEssentials, cityArray: [TRIER, TRIESTE, LONG_NAME] };
      }),
    [root],
  );
  return (
    <PlainSearch query={decodeSearchQuery(new URLSearchParams(address)).query} className={styles.plain} />
  );
}

const meta: Meta<typeof OfAddress> = {
  title: 'Search/PlainSearch',
  component: OfAddress,
  args: { address: '' },
};
export default meta;
type Story = StoryObj<typeof OfAddress>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { address: 'cityId=2821164&arrivalDate=2030-05-02&departureDate=2030-05-09&adultCount=2&sort=price' },
};
export const OnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
