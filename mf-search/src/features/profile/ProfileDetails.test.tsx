import type { PublicProfile, RemoteDeclaration } from '@moien/contract';
import { createTexts, RootStoreProvider } from '@moien/shared-lib';
import { exampleHomes, exampleProperty, exampleRegistry, exampleRoot } from '@moien/shared-lib/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import en from '../../locales/en.json' with { type: 'json' };
import { ProfileDetails } from './ProfileDetails.tsx';
import type { ProfileView } from './profile-store.ts';

afterEach(cleanup);

const { userId } = exampleProperty.owner;
const homes = exampleHomes(3);
const profile: PublicProfile = {
  userId,
  firstName: 'Léa',
  imagePath: null,
  creationTimestamp: '2024-05-03T10:00:00.000Z',
  propertyCount: 3,
  ratingAverage: null,
  reviewCount: 0,
  isRatedElsewhere: false,
};

const declaration = (routes: [id: string, path: string][]): RemoteDeclaration => ({
  name: 'mf-example',
  owner: 'Example',
  mountContract: 1,
  supportedShells: '*',
  routes: routes.map(([id, path]) => ({ id, path, isPublic: true, skeleton: 'cards' })),
  slots: [],
  textNamespaces: ['search'],
  byteBudget: 1,
});
const OWN: [string, string][] = [
  ['profile', 'profile/:id'],
  ['property', 'property/:id'],
];
const CONVERSATION: [string, string] = [
  'conversation',
  'conversation/:propertyId/:propertyUserId/:conversationTypeId',
];

function show(changes: Partial<PublicProfile> = {}, rest: Partial<ProfileView> = {}, routes = OWN) {
  const root = exampleRoot({ languageTag: 'en', registry: exampleRegistry(declaration(routes)) });
  const page = { page: 1, pageCount: 1, count: 3, isCountExact: true, bounds: null, facets: null };
  const view = { profile: { ...profile, ...changes }, homes: { ...page, propertyArray: homes }, ...rest };
  const element = (
    <RootStoreProvider root={root} texts={createTexts('en', { search: en })}>
      <ProfileDetails view={view} />
    </RootStoreProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const filter = () => screen.queryByRole('navigation', { name: en.term });

describe('ProfileDetails', () => {
  it('says nothing that it does not know, and offers nothing that is not there', () => {
    show();
    expect(screen.queryByText(/Speaks|Usually answers/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'About Léa' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ask Léa a question' })).toBeNull();
    expect(filter()).toBeNull();
  });

  it('says what somebody has said of themselves', () => {
    show({ languageTagArray: ['lb', 'fr'], answerMinutes: 90, about: 'Born in Diekirch.' });
    expect(screen.getByText('Speaks Luxembourgish and French')).not.toBeNull();
    expect(screen.getByText('Usually answers within 2 hours')).not.toBeNull();
    expect(screen.getByRole('region', { name: 'About Léa' }).textContent).toContain('Born in Diekirch.');
  });

  it('leads to a conversation about a home once a release serves conversations', () => {
    show({}, {}, [...OWN, CONVERSATION]);
    const link = screen.getByRole('link', { name: 'Ask Léa a question' });
    expect(link.getAttribute('href')).toBe(`/en/conversation/${homes[0]?.id}/${userId}/1`);
  });

  it('leads to the homes for nights and for months, where these are not all of them', () => {
    show({ propertyCount: 6, propertyCountByTerm: { night: 6, month: 1 } }, { term: 'month' });
    const links = within(filter() as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All 6', `/en/profile/${userId}`],
      ['By the night 6', `/en/profile/${userId}?term=night`],
      ['By the month 1', `/en/profile/${userId}?term=month`],
    ]);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('By the month 1');
    cleanup();
    show({ propertyCount: 6, propertyCountByTerm: { night: 6, month: 6 } });
    expect(filter()).toBeNull();
    cleanup();
    show({ propertyCount: 6, propertyCountByTerm: { night: 6, month: 0 } });
    expect(filter()).toBeNull();
    cleanup();
    show({ propertyCount: 5, propertyCountByTerm: { night: 4, month: 2 } });
    expect(filter()).toBeNull();
  });
});
