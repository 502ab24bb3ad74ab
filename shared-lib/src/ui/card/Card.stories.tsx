import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Heart from 'lucide-react/icons/heart';
import { Badge } from '../badge/Badge.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Picture } from '../picture/Picture.tsx';
import { storyPicture } from '../picture/story-picture.ts';
import { Price } from '../price/Price.tsx';
import { cardGuide } from './Card.guide.ts';
import { Card, cardLinkClassName } from './Card.tsx';

const meta: Meta<typeof Card> = {
  title: 'Kit/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: { guide: cardGuide },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Card>;

export const Plain: Story = {
  args: {
    children: (
      <>
        <h3>House rules</h3>
        <p>Quiet from ten in the evening. Shoes stay at the door.</p>
      </>
    ),
  },
};

const home = (
  <>
    <h3>
      <a className={cardLinkClassName} href="#home">
        Townhouse above the Pétrusse
      </a>
    </h3>
    <p>Luxembourg, Gare</p>
    <p>
      <Price amount={14500} currency="EUR" language="en" suffix="a night" />
    </p>
    <p>
      <Badge tone="success">Free next weekend</Badge>
    </p>
  </>
);

/** The whole card leads to the home; the heart stays a target of its own. */
export const WithLink: Story = {
  args: {
    media: <Picture url={storyPicture(0)} sizes="22rem" alt="" />,
    overlay: <IconButton label="Save this home" icon={Heart} variant="floating" />,
    children: home,
  },
};

export const Flat: Story = {
  args: { level: 'flat', media: <Picture url={storyPicture(2)} sizes="22rem" alt="" />, children: home },
};

export const LongText: Story = {
  args: {
    media: <Picture sizes="22rem" alt="" />,
    children: (
      <h3>
        <a className={cardLinkClassName} href="#home">
          Fußgängerzonennahe Dachgeschosswohnung mit Gemeinschaftsgartenmitbenutzung
        </a>
      </h3>
    ),
  },
};
