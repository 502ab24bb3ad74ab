import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Bell from 'lucide-react/icons/bell';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import MessageCircle from 'lucide-react/icons/message-circle';
import { CountBadge } from '../badge/CountBadge.tsx';
import { Button } from '../button/Button.tsx';
import { openInStory } from '../popover/open-in-story.ts';
import { menuGuide } from './Menu.guide.ts';
import { Menu } from './Menu.tsx';
import { MenuItem, MenuItemContent, MenuSection } from './MenuSection.tsx';
import { menuItemAttributes } from './menu-item.ts';

const meta: Meta<typeof Menu> = {
  title: 'Kit/Menu',
  component: Menu,
  subcomponents: { MenuSection, MenuItem, MenuItemContent },
  tags: ['autodocs'],
  parameters: { guide: menuGuide, docs: { story: { inline: false } } },
  argTypes: { align: { control: 'radio', options: ['start', 'end'] } },
  args: {
    label: 'Account',
    closeLabel: 'Close',
    align: 'start',
    trigger: (trigger) => <Button {...trigger}>Account</Button>,
    children: (
      <>
        <MenuSection>
          <MenuItem>
            <a href="#messages" {...menuItemAttributes()}>
              <MenuItemContent
                icon={MessageCircle}
                badge={<CountBadge count={12} label="12 unread messages" />}
              >
                Messages
              </MenuItemContent>
            </a>
          </MenuItem>
          <MenuItem>
            <a href="#notifications" {...menuItemAttributes()}>
              <MenuItemContent icon={Bell} badge={<CountBadge count={2} label="2 unread notifications" />}>
                Notifications
              </MenuItemContent>
            </a>
          </MenuItem>
          <MenuItem>
            <a href="#favourites" {...menuItemAttributes({ isCurrent: true })}>
              <MenuItemContent icon={Heart}>Favourites</MenuItemContent>
            </a>
          </MenuItem>
          <MenuItem>{null}</MenuItem>
        </MenuSection>
        <MenuSection>
          <MenuItem>{null}</MenuItem>
        </MenuSection>
        <MenuSection>
          <MenuItem>
            <button type="button" {...menuItemAttributes()}>
              <MenuItemContent icon={LogOut}>Sign out</MenuItemContent>
            </button>
          </MenuItem>
        </MenuSection>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Menu>;

export const Closed: Story = {};
export const Open: Story = { play: openInStory };

/** A choice: the current one has a tick. */
export const Choice: Story = {
  args: {
    label: 'Currency',
    role: 'group',
    trigger: (trigger) => <Button {...trigger}>EUR</Button>,
    children: (
      <MenuSection label="Show prices in">
        {['Euro', 'Swiss franc', 'Pound sterling', 'US dollar'].map((name, index) => (
          <MenuItem key={name}>
            <button type="button" {...menuItemAttributes({ isCurrent: index === 0 })} disabled={index === 3}>
              <MenuItemContent>{name}</MenuItemContent>
            </button>
          </MenuItem>
        ))}
      </MenuSection>
    ),
  },
  play: openInStory,
};

/** German's long words, and more items than a screen has room for. */
export const Overflow: Story = {
  args: {
    label: 'Kontoeinstellungen',
    closeLabel: 'Schließen',
    trigger: (trigger) => <Button {...trigger}>Konto</Button>,
    children: (
      <MenuSection label="Grundstücksverkehrsgenehmigungszuständigkeiten">
        {Array.from({ length: 20 }, (_, index) => `${index + 1}. Verfügbarkeitsbenachrichtigungen`).map(
          (name) => (
            <MenuItem key={name}>
              <a href="#item" {...menuItemAttributes()}>
                <MenuItemContent icon={House} badge={<CountBadge count={10} label="10 ungelesen" />}>
                  {name} für Ferienwohnungen
                </MenuItemContent>
              </a>
            </MenuItem>
          ),
        )}
      </MenuSection>
    ),
  },
  play: openInStory,
};
