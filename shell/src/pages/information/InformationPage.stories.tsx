import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleInformationPage } from '../examples/example-information-page.ts';
import { Page } from './InformationPage.tsx';

const VERSIONS = ['2027-01-01', '2026-11-21', '2026-05-01'];
const LONG_WORDS = {
  id: 'long-words',
  title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  html: '<p>Die Rechtsschutzversicherungsgesellschaften und die Nebenkostenabrechnungsbestimmungen.</p>',
  questionArray: [],
};

const meta: Meta<typeof Page> = {
  title: 'Shell/Pages/Information',
  component: Page,
  args: { data: exampleInformationPage() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Dated: Story = {};

export const WithVersions: Story = { args: { data: exampleInformationPage({ versionArray: VERSIONS }) } };

export const EarlierVersion: Story = {
  args: { data: exampleInformationPage({ version: '2026-05-01', versionArray: VERSIONS }) },
};

export const AnnouncedVersion: Story = {
  args: { data: exampleInformationPage({ version: '2027-01-01', versionArray: VERSIONS }) },
};

export const WithCookieSettings: Story = {
  args: { data: exampleInformationPage({ name: 'cookies-policy' }) },
};

/** With so many sections the contents stand beside the text on wide screens. */
export const LongWords: Story = {
  args: {
    data: exampleInformationPage({
      sectionArray: [...exampleInformationPage().sectionArray, LONG_WORDS],
    }),
  },
};
