import { examplePictures, exampleProperty } from '@moien/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProfileDetails } from './ProfileDetails.tsx';
import type { ProfileView } from './profile-store.ts';

function viewOf(count: number, changes: Partial<ProfileView['profile']> = {}): ProfileView {
  const propertyArray = Array.from({ length: Math.min(count, 6) }, (_value, index) => ({
    ...exampleProperty,
    id: `${index}${exampleProperty.id.slice(1)}`,
    imageArray: examplePictures(3),
    isRatedElsewhere: changes.isRatedElsewhere ?? false,
  }));
  return {
    profile: {
      userId: exampleProperty.owner.userId,
      firstName: 'Léa',
      imagePath: null,
      creationTimestamp: '2024-05-03T10:00:00.000Z',
      propertyCount: count,
      ratingAverage: 4.7,
      reviewCount: 212,
      isRatedElsewhere: false,
      ...changes,
    },
    homes: {
      propertyArray,
      page: 1,
      pageCount: Math.ceil(count / 24),
      count,
      isCountExact: true,
      bounds: null,
      facets: null,
    },
  };
}

const meta: Meta<typeof ProfileDetails> = {
  title: 'Search/ProfileDetails',
  component: ProfileDetails,
  args: { view: viewOf(6) },
};
export default meta;
type Story = StoryObj<typeof ProfileDetails>;

export const Homes: Story = {};
export const OneHome: Story = { args: { view: viewOf(1) } };
export const RatedElsewhere: Story = { args: { view: viewOf(1, { isRatedElsewhere: true }) } };
export const ManyPages: Story = { args: { view: viewOf(240) } };
/** What a profile may say of itself once its owner has said it. */
const SAID = {
  propertyCountByTerm: { night: 5, month: 2 },
  languageTagArray: ['lb', 'de', 'fr', 'en'],
  answerMinutes: 90,
  about: 'Born in Diekirch, architect by trade. I let what I have renovated myself.\nAsk me for walks.',
};
export const Everything: Story = { args: { view: { ...viewOf(6, SAID), term: 'night' } } };
export const EverythingGerman: Story = { ...Everything, globals: { locale: 'de' } };
export const EverythingOnAPhone: Story = { ...EverythingGerman, tags: ['phone'] };
export const None: Story = { args: { view: viewOf(0, { ratingAverage: null, reviewCount: 0 }) } };
export const LongName: Story = {
  args: { view: viewOf(2, { firstName: 'Marie-Antoinette-Wilhelmine-Charlotte-Élisabeth' }) },
};
