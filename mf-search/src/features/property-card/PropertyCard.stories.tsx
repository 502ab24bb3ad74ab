import type { PropertySummary } from '@moien/contract';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PropertyCard } from './PropertyCard.tsx';

const HOME: PropertySummary = {
  id: '019b76da-a800-7838-a932-f8c36951b066',
  title: 'Bright flat above the Pétrusse',
  cityId: 2_960_316,
  cityName: 'Luxembourg',
  countryCode: 'LU',
  latitude: 49.608,
  longitude: 6.128,
  typeId: 1,
  rentalTypeId: 1,
  guestCount: 4,
  bedroomCount: 2,
  bathroomCount: 1.5,
  areaSquareMetres: 84,
  isAvailableForShortTerm: true,
  isAvailableForLongTerm: false,
  currency: 'EUR',
  nightlyPrice: 14_200,
  monthlyPrice: null,
  ratingAverage: 4.8,
  reviewCount: 37,
  distanceMetres: null,
  imageArray: [],
};

const meta: Meta<typeof PropertyCard> = {
  title: 'Search/PropertyCard',
  component: PropertyCard,
  args: { property: HOME },
  decorators: [
    (Story) => (
      <main>
        <h2>Homes</h2>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof PropertyCard>;

export const ForNights: Story = {};

export const ForMonths: Story = {
  args: {
    property: {
      ...HOME,
      isAvailableForShortTerm: false,
      isAvailableForLongTerm: true,
      nightlyPrice: null,
      monthlyPrice: 185_000,
    },
  },
};

export const ForBoth: Story = {
  args: { property: { ...HOME, isAvailableForLongTerm: true, monthlyPrice: 185_000 } },
};

export const WithoutRating: Story = { args: { property: { ...HOME, ratingAverage: null, reviewCount: 0 } } };

export const OnlyTheNeededFacts: Story = {
  args: { property: { ...HOME, bedroomCount: null, bathroomCount: null, areaSquareMetres: null } },
};

export const Studio: Story = { args: { property: { ...HOME, bedroomCount: 0, guestCount: 1 } } };

export const LongWords: Story = {
  args: {
    property: {
      ...HOME,
      title: 'Dachgeschosswohnungsbesichtigungstermin in der Donaudampfschifffahrtsgesellschaftsstraße',
      cityName: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
    },
  },
};

export const HostileText: Story = {
  args: { property: { ...HOME, title: '<img src=x onerror=alert(1)> & "quotes"' } },
};
