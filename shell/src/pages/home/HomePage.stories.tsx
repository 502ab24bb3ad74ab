import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleHomeData } from '../examples/example-home-data.ts';
import { PageSurroundings } from '../examples/PageSurroundings.tsx';
import { Page } from './HomePage.tsx';

const meta: Meta<typeof Page> = {
  title: 'Shell/Pages/Home',
  component: Page,
  args: { data: exampleHomeData },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageSurroundings>
        <main>
          <Story />
        </main>
      </PageSurroundings>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Full: Story = {};

/** What is left while the service is away: headline, search, pictures. */
export const WithoutService: Story = { args: { data: { homes: [], articles: [] } } };

export const WithSignUpLabel: Story = {
  args: { data: { homes: [], articles: [] } },
  decorators: [
    (Story) => (
      <PageSurroundings settings={{ downloadLabel: 'sign-up' }}>
        <Story />
      </PageSurroundings>
    ),
  ],
};
