import { exampleSession } from '@moien/shared-lib/testing';
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

/** Who is signed in goes on with what they looked at last. */
export const SignedIn: Story = {
  args: { data: { ...exampleHomeData, seen: exampleHomeData.homes.slice(0, 3) } },
  parameters: { session: exampleSession },
};

/** What is left while the service is away: headline, search, pictures. */
export const WithoutService: Story = { args: { data: { seen: [], homes: [], articles: [] } } };

export const WithSignUpLabel: Story = {
  args: { data: { seen: [], homes: [], articles: [] } },
  decorators: [
    (Story) => (
      <PageSurroundings settings={{ downloadLabel: 'sign-up' }}>
        <Story />
      </PageSurroundings>
    ),
  ],
};
