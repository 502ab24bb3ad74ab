import { useFeatureStore } from '@moien/shared-lib';
import { examplePictures, exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SimilarCards } from './SimilarCards.tsx';
import { SimilarHomes } from './SimilarHomes.tsx';
import { similarStore } from './similar-store.ts';

const { id } = exampleProperty;

type Args = { count: number };

function WithHomes({ count }: Args) {
  const similar = useFeatureStore(similarStore);
  useState(() =>
    similar.answers.put(
      `${id}?`,
      Array.from({ length: count }, (_value, index) => ({
        ...exampleProperty,
        id: `${index}${id.slice(1)}`,
        title: index === 1 ? 'Dachgeschosswohnungsbesichtigungstermin am Wasserturm' : exampleProperty.title,
        imageArray: examplePictures(3),
      })),
    ),
  );
  return <SimilarHomes id={id} />;
}

const meta: Meta<typeof WithHomes> = { title: 'Search/SimilarHomes', component: WithHomes };
export default meta;
type Story = StoryObj<typeof WithHomes>;

export const Eight: Story = { args: { count: 8 } };
export const One: Story = { args: { count: 1 } };
export const None: Story = { args: { count: 0 } };

/** The homes are on their way. */
export const Waiting: Story = { render: () => <SimilarCards homes={undefined} /> };
