import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { openInStory } from '../popover/open-in-story.ts';
import { phoneFieldGuide } from './PhoneField.guide.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
import type { PhoneCountry } from './phone-country.ts';

function flag(...stripes: readonly string[]): string {
  const bands = stripes.map((colour, index) => `<path fill="${colour}" d="M0 ${index}h4v1H0z"/>`).join('');
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${bands}</svg>`)}`;
}

const countries: readonly PhoneCountry[] = [
  { code: 'LU', name: 'Luxemburg', prefix: '+352', flagUrl: flag('#ea141d', '#ffffff', '#51adda') },
  { code: 'DE', name: 'Deutschland', prefix: '+49', flagUrl: flag('#000000', '#dd0000', '#ffce00') },
  { code: 'NL', name: 'Niederlande', prefix: '+31', flagUrl: flag('#ae1c28', '#ffffff', '#21468b') },
  { code: 'AT', name: 'Österreich', prefix: '+43', flagUrl: flag('#ed2939', '#ffffff', '#ed2939') },
  { code: 'HU', name: 'Ungarn', prefix: '+36', flagUrl: flag('#cd2a3e', '#ffffff', '#436f4d') },
  { code: 'EE', name: 'Estland', prefix: '+372', flagUrl: flag('#4891d9', '#000000', '#ffffff') },
  { code: 'LT', name: 'Litauen', prefix: '+370', flagUrl: flag('#fdb913', '#006a44', '#c1272d') },
  { code: 'GS', name: 'Südgeorgien und die Südlichen Sandwichinseln', prefix: '+500' },
];

function OwnedPhoneField(props: PhoneFieldProps) {
  const [countryCode, setCountryCode] = useState(props.countryCode);
  const [number, setNumber] = useState(props.number);
  return (
    <PhoneField
      {...props}
      countryCode={countryCode}
      onCountryChange={setCountryCode}
      number={number}
      onNumberChange={setNumber}
    />
  );
}

const meta: Meta<typeof PhoneField> = {
  title: 'Kit/PhoneField',
  component: PhoneField,
  tags: ['autodocs'],
  parameters: { guide: phoneFieldGuide },
  argTypes: { disabled: { control: 'boolean' } },
  render: (args) => <OwnedPhoneField {...args} />,
  args: {
    label: 'Telefonnummer',
    countries,
    countryCode: 'LU',
    number: '',
    onCountryChange: () => undefined,
    onNumberChange: () => undefined,
    labels: {
      country: 'Ländervorwahl',
      search: 'Land suchen',
      empty: 'Dieses Land kennen wir nicht.',
      close: 'Schließen',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof PhoneField>;

export const Empty: Story = {};
export const Filled: Story = { args: { number: '621 123-456', countryCode: 'DE' } };
export const WithoutCountry: Story = { args: { countryCode: undefined } };
export const WithHint: Story = { args: { hint: 'Nur Ihr Gastgeber sieht sie, und erst nach der Buchung.' } };
export const WithError: Story = { args: { error: 'Bitte geben Sie Ihre Telefonnummer ein.' } };
export const Disabled: Story = { args: { disabled: true, number: '621 123-456' } };
export const Open: Story = { play: openInStory };

/** Many countries and long names. */
export const Overflow: Story = {
  args: {
    countryCode: 'GS',
    countries: Array.from({ length: 5 }, (_, round) =>
      countries.map((country) => ({
        ...country,
        code: round === 0 ? country.code : `${country.code}${round}`,
      })),
    ).flat(),
  },
  play: openInStory,
};
