import { exampleExtendedData, exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Features } from './Features.tsx';
import { groupFeatures } from './group-features.ts';

const groups = groupFeatures(exampleProperty, exampleExtendedData, 'en');

const meta: Meta<typeof Features> = { title: 'Search/Features', component: Features, args: { groups } };
export default meta;
type Story = StoryObj<typeof Features>;

export const SomeCategories: Story = {};

export const OneCategory: Story = { args: { groups: groups.slice(0, 1) } };

export const LongWords: Story = {
  args: {
    groups: [
      {
        id: 1,
        title: 'Sicherheitsvorkehrungsbeschreibungen',
        subgroups: ['Brandschutzeinrichtungen', 'Kinderschutzvorrichtungen'].map((title, id) => ({
          id,
          title,
          features: [
            { id: 1, name: 'alarm', text: 'Kohlenmonoxidwarnmelderüberprüfungsbescheinigung', unit: null },
          ],
        })),
      },
    ],
  },
};
