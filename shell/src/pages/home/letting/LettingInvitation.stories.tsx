import { useRootStore } from '@moien/shared-lib';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { registryOfEverything } from '../../examples/example-home-data.ts';
import { LettingInvitation } from './LettingInvitation.tsx';

/** As if the releases for letting and signing in were there. */
function Released() {
  useRootStore().navigation.follow(registryOfEverything);
  return (
    <main>
      <h1>Home</h1>
      <LettingInvitation />
    </main>
  );
}

const meta: Meta<typeof Released> = { title: 'Shell/Pages/LettingInvitation', component: Released };
export default meta;

export const LettingAndBeta: StoryObj<typeof Released> = {};
