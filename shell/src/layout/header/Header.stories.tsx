import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { releasesServing } from '../testing/example-releases.ts';
import { onPage, storyPage, unread } from '../testing/story-page.tsx';
import { Header } from './Header.tsx';

const meta: Meta<typeof Header> = {
  ...storyPage,
  title: 'Shell/Header',
  component: Header,
  args: { header: undefined, headerSlot: undefined },
};
export default meta;

type Story = StoryObj<typeof Header>;

/** Opens the menu of this name once the tools are there. */
const open =
  (name: RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const find = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('button[popovertarget]')].find(
        (button) =>
          button.checkVisibility() && name.test(button.getAttribute('aria-label') ?? button.textContent),
      );
    while (!find()) await new Promise((resolve) => requestAnimationFrame(resolve));
    find()?.click();
  };

/** Its tools come after it. */
const untilTools: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Blog' });
};

export const SignedOut: Story = { tags: ['wide'], play: untilTools };
export const BeforeSignInIsReleased: Story = {
  tags: ['wide'],
  parameters: onPage({ registry: releasesServing(['search', 'blog']) }),
};
export const SignedIn: Story = { tags: ['wide'], parameters: onPage({ session: unread(0, 0) }) };
export const SessionMissing: Story = {
  tags: ['wide'],
  parameters: onPage({ isSessionMissing: true }),
};
export const WithUnread: Story = { tags: ['wide'], parameters: onPage({ session: unread(1, 2) }) };
export const WithManyUnread: Story = { tags: ['wide'], parameters: onPage({ session: unread(12, 12) }) };

export const LanguageMenu: Story = { tags: ['wide'], play: open(/^(Language|Langue|Sprache)/) };
export const CurrencyMenu: Story = { tags: ['wide'], play: open(/^(Currency|Devise|Währung)/) };
export const AccountMenu: Story = {
  tags: ['wide'],
  parameters: onPage({ session: unread(3, 12), path: '/dashboard/favorites' }),
  play: open(/^(Account|Compte|Konto)/),
};

export const OnPhone: Story = { tags: ['phone'] };
export const OnPhoneSignedIn: Story = { tags: ['phone'], parameters: onPage({ session: unread(0, 3) }) };
export const PhoneMenu: Story = { tags: ['phone'], play: open(/^Men/) };
export const PhoneMenuSignedIn: Story = {
  tags: ['phone'],
  parameters: onPage({ session: unread(3, 12) }),
  play: open(/^Men/),
};

export const PhoneMenuSessionMissing: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  parameters: onPage({ isSessionMissing: true }),
  play: open(/^Men/),
};

/** German's long words. */
export const PhoneMenuGerman: Story = {
  tags: ['phone'],
  globals: { locale: 'de' },
  parameters: onPage({ session: unread(12, 12) }),
  play: open(/^Men/),
};
