import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleProperty } from './example-property.ts';
import { NewestProperties } from './NewestProperties.tsx';

const PROPERTIES = [
  exampleProperty({ id: '1', title: 'Bright flat above the Pétrusse' }),
  exampleProperty({ id: '2', title: 'Attic with a garden', cityName: 'Trier' }),
  exampleProperty({ id: '3', title: 'House by the Moselle', cityName: 'Metz' }),
];

const meta: Meta<typeof NewestProperties> = {
  title: 'Remote name/NewestProperties',
  component: NewestProperties,
  args: { properties: PROPERTIES, isLoading: false, hasFailed: false, onRetry: () => undefined },
};
export default meta;
type Story = StoryObj<typeof NewestProperties>;

export const Properties: Story = {};

export const Loading: Story = { args: { isLoading: true } };

export const Empty: Story = { args: { properties: [] } };

export const Failed: Story = { args: { hasFailed: true } };

export const LongWords: Story = {
  args: {
    properties: [
      exampleProperty({
        title: 'Dachgeschosswohnungsbesichtigungstermin in der Donaudampfschifffahrtsgesellschaftsstraße',
        cityName: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
      }),
    ],
  },
};
