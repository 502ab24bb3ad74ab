import {
  addRoute,
  drop,
  type Mutation,
  ofBlog,
  ofSearch,
  ofShell,
  refusals,
  removeRoute,
  route,
} from './testing/mutations.ts';
import { toFile } from './testing/workspace.ts';

const HARMLESS: [string, Mutation][] = [
  ['a new route', ofSearch((candidate) => addRoute(candidate, 'favourite'))],
  ['a route goes with all links to it', ofBlog((candidate) => removeRoute(candidate, 'event'))],
  [
    'a route that only its own remote links to gets another path',
    ofBlog((candidate) => {
      route(candidate, 'event').path = 'blog/happenings/:id/:slug?';
    }),
  ],
  [
    'a path gets an optional end',
    ofSearch((candidate) => {
      route(candidate, 'search').path = 'search/:city?';
    }),
  ],
  [
    'a route comes from another remote that has given it up',
    ofBlog((candidate, { live }) => {
      const [search] = live.remotes;
      const isMoving = ({ id }: { id: string }) => id === 'property';
      addRoute(candidate, 'property');
      Object.assign(route(candidate, 'property'), search?.remote.routes.find(isMoving));
      if (search) search.remote.routes = search.remote.routes.filter((given) => !isMoving(given));
    }),
  ],
  [
    'a link to a route that is not live yet',
    ofSearch(({ release }) => {
      release.uses.push({ kind: 'route', name: 'sign-in', file: 'mf-search/src/X.tsx', line: 1 });
    }),
  ],
  [
    'a new slot, which nobody asks for yet',
    ofSearch(({ release }) => {
      release.remote.slots.push({ id: 'map' });
    }),
  ],
  [
    'a route asks for a slot that nobody fills yet',
    ofBlog(({ release }) => {
      release.uses.push({ kind: 'slot', name: 'newsletter', file: 'mf-blog/remote.json', line: 9 });
    }),
  ],
  [
    'a new text in every language',
    ofSearch(({ release }) => {
      for (const texts of Object.values(release.texts)) texts.push('brand-new');
    }),
  ],
  [
    'a text goes in every language',
    ofSearch(({ release }) => {
      for (const texts of Object.values(release.texts)) drop(texts, 'search-title');
    }),
  ],
  [
    'a text gets a form for zero in one language',
    ofSearch(({ release }) => {
      release.texts.fr.push('homes_one', 'homes_many', 'homes_other', 'homes_zero');
      for (const texts of [release.texts.en, release.texts.de]) texts.push('homes_one', 'homes_other');
    }),
  ],
  [
    'a budget that is just reached',
    ofSearch(({ release }) => {
      release.firstBytes = release.remote.byteBudget;
    }),
  ],
  [
    'a new lazy file with its integrity',
    ofBlog(({ release, files }) => {
      const file = toFile('dialog.js');
      release.files.push(file);
      files.push({ path: 'browser/dialog.js', integrity: file.integrity });
    }),
  ],
  [
    'it supports more shells than before',
    ofBlog(({ release }) => {
      release.remote.supportedShells = '^0.1.0 || ^0.2.0';
    }),
  ],
  [
    'it takes an export that the shell has and that it did not take before',
    ofBlog(({ release }) => {
      release.uses.push({ kind: 'shared', name: 'ToastStore.show', file: 'mf-blog/src/X.tsx', line: 3 });
    }),
  ],
  [
    'the first release of a remote',
    ofBlog((_candidate, { live }) => {
      live.remotes = live.remotes.filter(({ remote }) => remote.name !== 'mf-blog');
    }),
  ],
  [
    'the shell gets a new export and a new member',
    ofShell(({ exports }) => {
      exports.openDialog = { kind: 'function', required: 1, accepted: 1 };
      exports['NavigationStore.back'] = { kind: 'method', required: 0, accepted: 0 };
    }),
  ],
  [
    'a shared method gets an optional parameter',
    ofShell(({ exports }) => {
      exports['NavigationStore.go'] = { kind: 'method', required: 1, accepted: 2 };
    }),
  ],
  [
    'the shell drops an export that no remote takes',
    ofShell(({ exports }) => {
      delete exports.createTexts;
    }),
  ],
  [
    'the shell gives newer versions of the same major',
    ofShell((candidate) => {
      candidate.version = '0.1.7-111111111111';
      candidate.shared.react = '19.9.0';
    }),
  ],
];

it.each(HARMLESS)('lets through: %s', (_name, mutation) => {
  expect(refusals(mutation)).toEqual([]);
});

it('is tried with twenty changes', () => {
  expect(HARMLESS).toHaveLength(20);
});
