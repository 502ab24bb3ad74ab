import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { onPage, storyPage } from '../testing/story-page.tsx';
import { ConsentRegion } from './ConsentRegion.tsx';

const meta: Meta<typeof ConsentRegion> = {
  ...storyPage,
  title: 'Shell/Consent',
  component: ConsentRegion,
};
export default meta;

type Story = StoryObj<typeof ConsentRegion>;

const openDetails = ({ canvasElement }: { canvasElement: HTMLElement }) => {
  for (const details of canvasElement.querySelectorAll('details')) details.open = true;
};

export const OnPhone: Story = { tags: ['phone'] };
export const Wide: Story = { tags: ['wide'] };
export const WithDetails: Story = { tags: ['wide'], play: openDetails };
export const GermanOnPhone: Story = { tags: ['phone'], globals: { locale: 'de' }, play: openDetails };

function Reopened() {
  const { consent } = useRootStore();
  useEffect(() => consent.reopen(), [consent]);
  return <ConsentRegion />;
}

/** From the footer, by somebody who has answered before. */
export const OpenedAgain: Story = {
  tags: ['wide'],
  parameters: onPage({ choices: { currency: 'EUR', consent: { externalContent: true } } }),
  render: () => <Reopened />,
};
