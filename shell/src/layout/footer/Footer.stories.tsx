import { exampleSettings } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { releasesServing } from '../testing/example-releases.ts';
import { onPage, storyPage } from '../testing/story-page.tsx';
import { Footer } from './Footer.tsx';

const meta: Meta<typeof Footer> = { ...storyPage, title: 'Shell/Footer', component: Footer };
export default meta;

type Story = StoryObj<typeof Footer>;

export const Wide: Story = { tags: ['wide'] };
export const Between: Story = {};
export const OnPhone: Story = { tags: ['phone'] };
export const German: Story = { tags: ['phone'], globals: { locale: 'de' } };

/** Nothing is released yet, and nothing needs consent. */
export const OnlyTheShell: Story = {
  tags: ['wide'],
  parameters: onPage({
    registry: releasesServing([]),
    settings: { ...exampleSettings, asksForConsent: false },
  }),
};
