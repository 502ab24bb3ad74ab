/** A group of the sidebar: its first page or story, and what is there. */
export interface Place {
  readonly name: string;
  readonly entry: string;
  readonly text: string;
}

export const places: readonly Place[] = [
  {
    name: 'Journeys',
    entry: 'journeys-find-a-home--docs',
    text: 'What people come for, screen by screen. Begin here to see the product.',
  },
  {
    name: 'Foundations',
    entry: 'foundations-colour--tokens',
    text: 'Colour, type, space, motion, icons, layout and voice.',
  },
  {
    name: 'Kit',
    entry: 'kit-button--docs',
    text: 'Every component: when to use it, how it behaves, and controls to try it.',
  },
  {
    name: 'Shell',
    entry: 'shell-header--signed-out',
    text: 'What surrounds every page, and the pages of the site itself.',
  },
  { name: 'Search', entry: 'search-results--one-page', text: 'Search, filters, map, homes and stays.' },
  { name: 'Auth', entry: 'auth-sign-in--empty', text: 'Signing in, signing up, and the account.' },
  { name: 'Blog', entry: 'blog-articleindex--articles', text: 'Articles and events.' },
];
