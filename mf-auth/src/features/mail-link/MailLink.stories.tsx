import { type CallResponse, VISITOR_SESSION } from '@moien/contract';
import { exampleSession } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { ConfirmEmailChange } from './ConfirmEmailChange.tsx';
import { type LinkProgress, MailLinkStore } from './mail-link-store.ts';
import { VerifySignUp } from './VerifySignUp.tsx';

type Args = {
  progress: LinkProgress;
  reason?: string;
  /** What the server said once it was done. */
  session?: CallResponse<'verifySignUp'>;
  change?: CallResponse<'confirmEmailChange'>;
};

function useStoreIn<Answer>({ progress, reason }: Args, answer: Answer | undefined) {
  const [store] = useState(() => {
    const made = new MailLinkStore<Answer>('a'.repeat(43), async () => ({ kind: 'unreachable' }));
    made.follow(progress, { answer, reason });
    return made;
  });
  return store;
}

function SignUpLink(args: Args) {
  return (
    <main>
      <VerifySignUp store={useStoreIn(args, args.session)} />
    </main>
  );
}

function EmailChangeLink(args: Args) {
  return (
    <main>
      <ConfirmEmailChange store={useStoreIn(args, args.change)} />
    </main>
  );
}

const meta: Meta<typeof SignUpLink> = {
  title: 'Auth/MailLink',
  component: SignUpLink,
  args: { progress: 'asking' },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof SignUpLink>;

export const VerifySignUpAsking: Story = {};

export const VerifySignUpSending: Story = { args: { progress: 'sending' } };

export const SignedIn: Story = { args: { progress: 'done', session: exampleSession } };

export const SignedUpElsewhere: Story = { args: { progress: 'done', session: VISITOR_SESSION } };

export const VerifySignUpOver: Story = { args: { progress: 'over' } };

export const AddressTaken: Story = {
  args: { progress: 'over', reason: 'This address has an account already. Please sign in.' },
};

export const Offline: Story = { args: { progress: 'offline' } };

export const TooMany: Story = {
  args: { progress: 'too-many', reason: 'Those were many attempts in a short time. Please try again later.' },
};

export const Failed: Story = {
  args: { progress: 'failed', reason: 'Something went wrong on our side. Please try again.' },
};

export const EmailChangeAsking: Story = { render: (args) => <EmailChangeLink {...args} /> };

export const EmailChangeHalf: Story = {
  args: { progress: 'done', change: { message: 'Half.', isChanged: false } },
  render: (args) => <EmailChangeLink {...args} />,
};

export const EmailChangeDone: Story = {
  args: { progress: 'done', change: { message: 'Done.', isChanged: true } },
  render: (args) => <EmailChangeLink {...args} />,
};

export const EmailChangeOver: Story = {
  args: { progress: 'over' },
  render: (args) => <EmailChangeLink {...args} />,
};
