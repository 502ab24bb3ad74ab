import { exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OwnerCard } from './OwnerCard.tsx';

const { owner } = exampleProperty;

const meta: Meta<typeof OwnerCard> = { title: 'Search/OwnerCard', component: OwnerCard, args: { owner } };
export default meta;
type Story = StoryObj<typeof OwnerCard>;

export const WithoutPicture: Story = {};
export const BrokenPicture: Story = { args: { owner: { ...owner, imagePath: '/global/none/1' } } };
export const Trader: Story = { args: { owner: { ...owner, traderStatus: 'trader' } } };
/** The host has not said whether they are a trader. */
export const WithoutTraderStatus: Story = { args: { owner: { ...owner, traderStatus: null } } };
export const LongName: Story = {
  args: { owner: { ...owner, firstName: 'Marie-Antoinette-Wilhelmine-Charlotte-Élisabeth' } },
};
