import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { LucideIcon } from 'lucide-react';
import BedDouble from 'lucide-react/icons/bed-double';
import Bell from 'lucide-react/icons/bell';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Languages from 'lucide-react/icons/languages';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Newspaper from 'lucide-react/icons/newspaper';
import Search from 'lucide-react/icons/search';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import X from 'lucide-react/icons/x';
import Zap from 'lucide-react/icons/zap';
import { Icon } from '../icon/Icon.tsx';
import styles from './Foundations.module.css';
import { Page, Section } from './Page.tsx';

const meta: Meta = { title: 'Foundations/Icons' };
export default meta;

type Story = StoryObj;

const meanings: readonly (readonly [icon: LucideIcon, meaning: string])[] = [
  [Search, 'search, explore'],
  [House, 'a home, to let'],
  [BedDouble, 'bedrooms'],
  [MapPin, 'a place'],
  [CalendarDays, 'days, events'],
  [Zap, 'booked at once'],
  [Heart, 'favourites'],
  [History, 'history'],
  [MessageCircle, 'messages'],
  [Bell, 'notifications'],
  [Newspaper, 'blog'],
  [UserRound, 'a person'],
  [Wallet, 'money'],
  [Mail, 'e-mail'],
  [Languages, 'language'],
  [Eye, 'show what is hidden'],
  [LogOut, 'sign out'],
  [SquareArrowOutUpRight, 'opens in a new tab'],
  [ChevronDown, 'there is more below'],
  [Check, 'chosen'],
  [X, 'close, dismiss'],
  [Info, 'informative'],
  [CircleCheck, 'success'],
  [TriangleAlert, 'warning'],
  [CircleAlert, 'error'],
];

/** One drawing has one meaning. */
export const Meanings: Story = {
  render: () => (
    <Page
      title="Icons"
      intro="From lucide alone, in one stroke of 1.75. One drawing has one meaning. It has a text alternative unless the text beside it says the same."
    >
      <Section title="Meanings">
        <ul className={styles.grid}>
          {meanings.map(([icon, meaning]) => (
            <li key={meaning} className={styles.figure}>
              <Icon of={icon} size="large" />
              <span className={styles.caption}>{meaning}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Sizes"
        text="small 16 px beside small text, medium 20 px in controls, large 28 px alone."
      >
        <div className={styles.mark}>
          <Icon of={Heart} size="small" label="small" />
          <Icon of={Heart} label="medium" />
          <Icon of={Heart} size="large" label="large" />
        </div>
      </Section>
    </Page>
  ),
};
