import type { Meta, StoryObj } from '@storybook/react-webpack5';
import History from 'lucide-react/icons/history';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { comboboxGuide } from './Combobox.guide.ts';
import { Combobox, type ComboboxGroup, type ComboboxProps } from './index.ts';

const places: readonly ComboboxGroup[] = [
  {
    options: [
      { id: 'trier', label: 'Trier', detail: 'Rheinland-Pfalz, Deutschland', icon: MapPin },
      { id: 'treves', label: 'Trèves', detail: 'Auvergne-Rhône-Alpes, Frankreich', icon: MapPin },
      { id: 'trierweiler', label: 'Trierweiler', detail: 'Rheinland-Pfalz, Deutschland', icon: MapPin },
    ],
  },
];

const recent: readonly ComboboxGroup[] = [
  { options: [{ id: 'near', label: 'In meiner Nähe', icon: LocateFixed }] },
  {
    label: 'Zuletzt gesucht',
    options: [
      { id: 'luxembourg', label: 'Luxemburg', detail: 'Luxemburg', icon: History },
      { id: 'metz', label: 'Metz', detail: 'Grand Est, Frankreich', icon: History },
    ],
  },
];

function OwnedCombobox(props: ComboboxProps) {
  const [query, setQuery] = useState(props.query);
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <Combobox
      {...props}
      query={query}
      onQueryChange={(text) => {
        setQuery(text);
        setSelectedId(undefined);
      }}
      selectedId={selectedId}
      onSelect={(option) => {
        setQuery(option.label);
        setSelectedId(option.id);
      }}
    />
  );
}

const meta: Meta<typeof Combobox> = {
  title: 'Kit/Combobox',
  component: Combobox,
  tags: ['autodocs'],
  parameters: { guide: comboboxGuide },
  argTypes: { disabled: { control: 'boolean' } },
  render: (args) => <OwnedCombobox {...args} />,
  args: {
    label: 'Wohin',
    placeholder: 'Ort suchen',
    icon: Search,
    query: '',
    groups: recent,
    onQueryChange: () => undefined,
    onSelect: () => undefined,
    labels: { list: 'Orte', clear: 'Leeren', count: (count) => `${count} Orte` },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem', minBlockSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Combobox>;

function press({ canvasElement }: { canvasElement: HTMLElement }) {
  const field = canvasElement.querySelector('input');
  field?.focus();
  field?.click();
}

function pressArrowDown(story: { canvasElement: HTMLElement }) {
  press(story);
  const field = story.canvasElement.querySelector('input');
  field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
}

export const Closed: Story = {};
export const Filled: Story = { args: { query: 'Trier', selectedId: 'trier', groups: places } };
export const WithHint: Story = { args: { hint: 'Eine Stadt, ein Dorf oder ein Land.' } };
export const WithError: Story = { args: { error: 'Bitte wählen Sie einen Ort aus der Liste.' } };
export const Disabled: Story = { args: { disabled: true, query: 'Trier' } };
export const Groups: Story = { play: press };
export const Found: Story = { args: { query: 'Tri', groups: places }, play: press };
export const OneActive: Story = { args: { query: 'Tri', groups: places }, play: pressArrowDown };
export const OneSelected: Story = {
  args: { query: 'Trier', selectedId: 'trier', groups: places },
  play: press,
};

export const Busy: Story = {
  args: { query: 'Tri', groups: [], message: { kind: 'busy', text: 'Wir suchen …' } },
  play: press,
};

/** What was found before stays while the next letters are searched for. */
export const BusyWithOptions: Story = {
  args: { query: 'Trie', groups: places, message: { kind: 'busy', text: 'Wir suchen …' } },
  play: press,
};

export const NothingFound: Story = {
  args: {
    query: 'Qwertz',
    groups: [],
    message: {
      kind: 'empty',
      text: 'Diesen Ort kennen wir nicht. Versuchen Sie es mit einem größeren in der Nähe.',
    },
  },
  play: press,
};

export const Failed: Story = {
  args: {
    query: 'Tri',
    groups: [],
    message: { kind: 'error', text: 'Die Suche nach Orten ist gerade nicht erreichbar.' },
  },
  play: press,
};

/** Many options and long names: the list scrolls, the page does not. */
export const Overflow: Story = {
  args: {
    query: 'Grund',
    groups: [
      {
        label: 'Grundstücksverkehrsgenehmigungszuständigkeiten',
        options: Array.from({ length: 40 }, (_, index) => ({
          id: String(index),
          label: `${index + 1}. Rechtsschutzversicherungsgesellschaftenstadt`,
          detail: 'Nebenkostenabrechnungsbestimmungen',
          icon: MapPin,
        })),
      },
    ],
  },
  play: press,
};
