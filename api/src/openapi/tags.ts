/** What the operations are grouped by, in the order of the documentation. */
export const TAGS = [
  {
    name: 'essentials',
    description: 'What every page needs: texts, languages, countries, cities, types and features.',
  },
  {
    name: 'properties',
    description: 'Homes: search, map, details, quotes, homes that are similar, reports.',
  },
  { name: 'profiles', description: 'What everybody may see of who rents out homes.' },
  { name: 'places', description: 'Cities and countries.' },
  { name: 'session', description: 'Who is signed in.' },
  { name: 'sign-in', description: 'By code, by password, or by an account of elsewhere.' },
  { name: 'sign-up', description: 'A new account, in steps.' },
  { name: 'beta', description: 'Applications for the beta programme.' },
  {
    name: 'account',
    description: 'One’s own account: password, address, sessions, security events, personal data.',
  },
  { name: 'favorites', description: 'Homes that somebody keeps.' },
  { name: 'history', description: 'Homes that somebody has looked at.' },
  {
    name: 'bookings',
    description: 'Stays from the held nights to their end: requests, changes, cancellations.',
  },
  {
    name: 'payments',
    description: 'Paying a stay by card, of which only the payment provider sees the number.',
  },
  { name: 'invoices', description: 'Receipts, invoices and credit notes, as lists and as files.' },
  { name: 'letting', description: 'Homes as their owners write and manage them.' },
  { name: 'dashboard', description: 'What waits for somebody, from all that they have here.' },
  { name: 'rental file', description: 'What tenants show of themselves to the host of a home.' },
  { name: 'messaging', description: 'Conversations and notifications.' },
  { name: 'blog', description: 'Articles and events, also as feeds and files for calendars.' },
  { name: 'newsletter', description: 'Beginning and ending the newsletter.' },
  { name: 'contact', description: 'The contact form.' },
  { name: 'information', description: 'Pages such as terms and privacy policy, with their versions.' },
  { name: 'realtime', description: 'The websocket.' },
  { name: 'releases', description: 'Registry, releases and telemetry of the micro-frontends.' },
];
