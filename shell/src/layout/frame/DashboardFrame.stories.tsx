import { exampleRegistry, exampleSession } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PageSkeleton } from '../../page/PageSkeleton.tsx';
import { dashboardReleases, dashboardRemote } from '../testing/example-dashboard.ts';
import { onPage, storyPage } from '../testing/story-page.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';

const many = { registry: dashboardReleases, session: exampleSession, path: '/dashboard/rental-file' };
const tenant = {
  ...exampleSession,
  profile: exampleSession.profile && { ...exampleSession.profile, mangopayUserId: null },
};

const meta: Meta<typeof DashboardFrame> = {
  ...storyPage,
  title: 'Shell/DashboardFrame',
  component: DashboardFrame,
  parameters: { ...storyPage.parameters, ...onPage(many) },
  args: {
    children: (
      <main>
        <PageSkeleton shape="cards" />
      </main>
    ),
  },
  // The menu comes after the page.
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation');
  },
};
export default meta;

type Story = StoryObj<typeof DashboardFrame>;

export const Owner: Story = { tags: ['wide'] };
export const OwnerGerman: Story = { tags: ['wide'], globals: { locale: 'de' } };
export const Tenant: Story = { tags: ['wide'], parameters: onPage({ ...many, session: tenant }) };
export const SinglePage: Story = {
  tags: ['wide'],
  parameters: onPage({
    ...many,
    registry: exampleRegistry(dashboardRemote((id) => id === 'account-security')),
    path: '/dashboard/account-security',
  }),
};
export const WithoutMenu: Story = {
  tags: ['wide'],
  parameters: onPage({ ...many, registry: exampleRegistry(dashboardRemote(() => false)) }),
  play: () => undefined,
};
export const OnPhone: Story = { tags: ['phone'], globals: { locale: 'de' } };
/** Its item is far to the right, and stands in the middle of the bar. */
export const OnPhoneLastItem: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  parameters: onPage({ ...many, path: '/dashboard/settings' }),
};
