import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { type ExampleAnswers, SearchSurroundings } from '../examples/SearchSurroundings.tsx';
import { SearchPopup } from './SearchPopup.tsx';

const STAY = 'arrivalDate=2026-12-12&departureDate=2026-12-15';

/** On the page of a search, with what the API answers and what this browser has kept. */
const at =
  (address: string, answers: ExampleAnswers, kept: Record<string, unknown> = {}): Decorator =>
  (Story) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
    return (
      <SearchSurroundings address={address} {...answers}>
        <Story />
      </SearchSurroundings>
    );
  };

const RECENT = {
  'recent-places': [
    { id: 2_960_316, name: 'Luxembourg' },
    { id: 2_821_164, name: 'Trier' },
    { id: 1, name: 'Villingen-Schwenningen-Neuhausen-Weigheim' },
  ],
};

const meta: Meta<typeof SearchPopup> = {
  title: 'Search/SearchPopup',
  component: SearchPopup,
  args: { section: 'where', onClose: () => undefined, onShow: () => undefined },
  tags: ['wide'],
};
export default meta;
type Story = StoryObj<typeof SearchPopup>;

export const Where: Story = { decorators: [at('', { homes: 520 })] };
export const When: Story = { args: { section: 'when' }, decorators: [at('', { homes: 520 })] };
export const Who: Story = { args: { section: 'who' }, decorators: [at('', { homes: 520 })] };
export const RecentPlaces: Story = { decorators: [at('', { homes: 520 }, RECENT)] };
export const StayChosen: Story = { args: { section: 'when' }, decorators: [at(STAY, { homes: 42 })] };

export const ArrivalChosen: Story = {
  args: { section: 'when' },
  decorators: [at('arrivalDate=2026-12-12', { homes: 1 })],
};

/** Kept from an earlier search, as the address names nobody. */
export const GuestsKept: Story = {
  args: { section: 'who' },
  decorators: [at('', { homes: 60 }, { 'guest-counts': { adult: 2, children: 1, infant: 0, pet: 10 } })],
};

export const Counting: Story = { decorators: [at('', { homes: 'waiting' })] };
export const CountFailed: Story = { decorators: [at('', { homes: 'failed' })] };
export const MoreThanCounted: Story = { decorators: [at('', { homes: 20_000 })] };
export const None: Story = { args: { section: 'who' }, decorators: [at('adultCount=10', { homes: 0 })] };
export const NoneOnTheseDates: Story = { args: { section: 'when' }, decorators: [at(STAY, { homes: 0 })] };

/** All sections closed: the open one was pressed. */
export const AllClosed: Story = {
  decorators: [at(`cityId=2960316&${STAY}&adultCount=2`, { homes: 7 })],
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('details[open] summary')?.click(),
};

export const OnAPhone: Story = { tags: ['phone', '!wide'], decorators: [at('', { homes: 520 }, RECENT)] };
export const WhenOnAPhone: Story = { ...StayChosen, tags: ['phone', '!wide'] };
export const WhoOnAPhone: Story = { ...GuestsKept, tags: ['phone', '!wide'] };
export const NoneOnAPhone: Story = { ...NoneOnTheseDates, tags: ['phone', '!wide'] };

export const GermanOnAPhone: Story = {
  tags: ['phone', '!wide'],
  globals: { locale: 'de' },
  decorators: [at(`cityId=2960316&${STAY}&adultCount=2&infantCount=1&petCount=1`, { homes: 0 }, RECENT)],
};
