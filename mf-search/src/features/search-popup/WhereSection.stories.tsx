import type { City } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { runInAction } from 'mobx';
import { useState } from 'react';
import { LONG_NAME, TRIER, TRIESTE } from '../examples/example-cities.ts';
import { PlaceSearch } from './place-search.ts';
import { usePlaceChoice } from './use-place-choice.ts';
import { WhereSection } from './WhereSection.tsx';

type Answered = Partial<Pick<PlaceSearch, 'status' | 'cities' | 'failure'>> & {
  /** Of the essentials. */
  known?: readonly City[];
};

/** The section when what was typed has been answered so. */
function Example({ known, ...answered }: Answered) {
  const root = useRootStore();
  const [places] = useState(() => {
    const { essentials } = root;
    if (known)
      runInAction(() => {
        essentials.essentials = { ...essentials.essentials, cityArray: [...known] };
      });
    const search = new PlaceSearch(root, 'Tri');
    runInAction(() => Object.assign(search, answered));
    return search;
  });
  return <WhereSection places={places} choice={usePlaceChoice(places, () => undefined)} />;
}

type GeolocationExample = (success: PositionCallback, failure: (error: { code: number }) => void) => void;

/** The press on close to me, which the browser answers so. */
const closeToMe =
  (answer: GeolocationExample): Story['play'] =>
  ({ canvasElement }) => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: answer },
    });
    canvasElement.querySelector<HTMLElement>('[aria-pressed]')?.click();
  };

const opened: Story['play'] = ({ canvasElement }) => canvasElement.querySelector('input')?.click();

const meta: Meta<typeof Example> = {
  title: 'Search/WhereSection',
  component: Example,
  decorators: [
    (Story) => {
      localStorage.clear();
      return (
        <div style={{ minBlockSize: '26rem' }}>
          <Story />
        </div>
      );
    },
  ],
};
export default meta;
type Story = StoryObj<typeof Example>;

const manyCities = Array.from({ length: 12 }, (_, index) => ({
  ...[TRIER, LONG_NAME][index % 2],
  id: 100 + index,
  propertyCount: 12_500 - index * 1000,
})) as City[];

/** Before anything is typed: the eight cities with most homes. */
export const ManyCities: Story = { args: { known: manyCities } };
export const ManyCitiesOnAPhone: Story = { ...ManyCities, tags: ['phone'], globals: { locale: 'de' } };
export const NoHomesYet: Story = { args: { known: [] } };

export const Waiting: Story = { args: { status: 'waiting' } };
export const Searching: Story = { args: { status: 'searching' }, play: opened };
export const Found: Story = { args: { status: 'found', cities: [TRIER, TRIESTE] }, play: opened };
export const FoundOnAPhone: Story = {
  args: { status: 'found', cities: [LONG_NAME, TRIER, TRIESTE] },
  play: opened,
  tags: ['phone'],
  globals: { locale: 'de' },
};
export const NothingFound: Story = { args: { status: 'nothing' } };
export const Failed: Story = { args: { status: 'failed' } };
export const Refused: Story = {
  args: {
    status: 'failed',
    failure: 'Das waren viele Anfragen in kurzer Zeit. Bitte versuchen Sie es gleich noch einmal.',
  },
  globals: { locale: 'de' },
};

export const CloseToMePending: Story = { args: {}, play: closeToMe(() => undefined) };
export const CloseToMeFailed: Story = { args: {}, play: closeToMe((_, fail) => fail({ code: 1 })) };
export const CloseToMeFailedInGerman: Story = {
  ...CloseToMeFailed,
  tags: ['phone'],
  globals: { locale: 'de' },
};
