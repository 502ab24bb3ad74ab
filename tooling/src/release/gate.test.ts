import type { ShellProvisions } from '@moien/contract';
import { checkRemote, checkShell } from './gate.ts';
import type { GateRemote } from './gate-input.ts';
import { readWorkspace, toFile, type Workspace } from './testing/workspace.ts';

const PLACE = String.raw`\S+:\d+( and \d+ more places?)?`;
const workspace = readWorkspace(['mf-search', 'mf-blog']);

type Change<Candidate> = (candidate: Candidate, workspace: Workspace) => void;
type Mutation =
  | { remote: string; change: Change<GateRemote>; shell?: never }
  | { remote?: never; change?: never; shell: Change<ShellProvisions> };

/** What the gate says of the workspace after one change of one candidate; all else is live as it is. */
function refusals(mutation: Mutation): string[] {
  const current = workspace();
  if (mutation.shell) {
    mutation.shell(current.shell, current);
    return checkShell(current.shell, current.live);
  }
  const candidate = current.remote(mutation.remote);
  mutation.change(candidate, current);
  return checkRemote(candidate, current.live);
}

function ofSearch(change: Change<GateRemote>): Mutation {
  return { remote: 'mf-search', change };
}
function ofBlog(change: Change<GateRemote>): Mutation {
  return { remote: 'mf-blog', change };
}
function ofShell(shell: Change<ShellProvisions>): Mutation {
  return { shell };
}

function route({ release }: GateRemote, id: string) {
  const found = release.remote.routes.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no route ${id}.`);
  return found;
}

/** Without the route, its files and the links to it, as a team would take it away. */
function removeRoute({ release, files }: GateRemote, id: string): void {
  const path = `route-${id}.js`;
  release.remote.routes = release.remote.routes.filter((candidate) => candidate.id !== id);
  delete release.preload[id];
  release.files = release.files.filter((file) => file.path !== path);
  files.splice(0, files.length, ...files.filter((file) => !file.path.startsWith(`browser/${path}`)));
  release.uses = release.uses.filter((use) => use.kind !== 'route' || use.name !== id);
}

function addRoute({ release, files }: GateRemote, id: string): void {
  const file = toFile(`route-${id}.js`);
  release.remote.routes.push({ id, path: `${id}/:id`, isPublic: true, skeleton: 'article' });
  release.preload[id] = { scripts: [file.path], styles: [] };
  release.files.push(file);
  files.push({ path: `browser/${file.path}`, integrity: file.integrity });
}

function drop(texts: string[], name: string): void {
  const index = texts.indexOf(name);
  if (index < 0) throw new Error(`There is no text ${name}.`);
  texts.splice(index, 1);
}

const BREAKING: [string, Mutation, RegExp][] = [
  [
    'a route goes that the shell links to',
    ofSearch((candidate) => removeRoute(candidate, 'search')),
    new RegExp(
      String.raw`^shell \(shell/src/${PLACE}\) links to the route search, which this release removes\.$`,
    ),
  ],
  [
    'a route goes that another remote links to',
    ofSearch((candidate, { live }) => {
      const use = {
        kind: 'route',
        name: 'property',
        file: 'mf-blog/src/features/articles/X.tsx',
        line: 12,
      } as const;
      live.remotes[1]?.uses.push(use);
      removeRoute(candidate, 'property');
    }),
    /^mf-blog \(mf-blog\/src\/features\/articles\/X\.tsx:12\) links to the route property, which this release removes\.$/,
  ],
  [
    'a route goes that its own pages link to',
    ofBlog(({ release }) => {
      release.remote.routes = release.remote.routes.filter(({ id }) => id !== 'event');
    }),
    new RegExp(
      String.raw`^mf-blog \(mf-blog/src/${PLACE}\) links to the route event, which this release removes\.$`,
    ),
  ],
  [
    'a route that others link to gets another path',
    ofBlog((candidate) => {
      route(candidate, 'blog').path = 'journal';
    }),
    /^shell \(shell\/src\/layout\/Header\.tsx:\d+\) links to the route blog, whose path this release changes from blog to journal\.$/,
  ],
  [
    'a path asks for something that the links do not give',
    ofSearch((candidate) => {
      route(candidate, 'search').path = 'search/:cityId';
    }),
    /^shell \(\S+.*\) links to the route search, whose path this release changes from search to search\/:cityId\.$/,
  ],
  [
    'a slot is not filled any more',
    ofSearch(({ release }) => {
      release.remote.slots = [];
    }),
    /^shell \(shell\/src\/layout\/Header\.tsx:\d+\) asks for the slot search-bar, which this release does not fill any more\.$/,
  ],
  [
    'remote.json names a route that the build does not expose',
    ofSearch(({ release }) => {
      delete release.preload.property;
    }),
    /^mf-search\/remote\.json names the route property, but the build exposes nothing for it\.$/,
  ],
  [
    'it takes a path that is another remote’s',
    ofSearch((candidate) => {
      addRoute(candidate, 'journal');
      route(candidate, 'journal').path = 'blog';
    }),
    /^mf-blog \(mf-blog\/remote\.json\) has the path blog already, for its route blog at blog\.$/,
  ],
  [
    'it takes a member of a store that the live shell does not have',
    ofSearch(({ release }, { live }) => {
      delete live.shells[0]?.exports['NavigationStore.go'];
      expect(release.uses.some(({ name }) => name === 'NavigationStore.go')).toBe(true);
    }),
    /^mf-search \(mf-search\/src\/features\/search-bar\/SearchBar\.tsx:\d+\) takes NavigationStore\.go of @moien\/shared-lib, which the shell 0\.1\.0-0{12} that is live does not give\.$/,
  ],
  [
    'it was built with another form of a shared function than the live shell has',
    ofBlog(({ builtWith }) => {
      builtWith.refuseUnknown = { kind: 'function', required: 2, accepted: 2 };
    }),
    /^mf-blog \(mf-blog\/src\/.+:\d+.*\) takes refuseUnknown of @moien\/shared-lib, as a function of 2 parameters, but in the shell 0\.1\.0-0{12} that is live it is a function of 1 parameter\.$/,
  ],
  [
    'it needs a shared package that the live shell does not have in that version',
    ofSearch(({ release }) => {
      release.builtAgainst.shared.react = '^20.0.0';
    }),
    /^mf-search \S+ \(mf-search\/package\.json\) needs react \^20\.0\.0, but the shell 0\.1\.0-0{12} gives 19\.\d+\.\d+\.$/,
  ],
  [
    'it supports no shell that is live',
    ofBlog(({ release }) => {
      release.remote.supportedShells = '^0.2.0';
    }),
    /^mf-blog \(mf-blog\/remote\.json\) supports the shells \^0\.2\.0, but what is live is 0\.1\.0-0{12}\.$/,
  ],
  [
    'a text is missing in one language',
    ofSearch(({ release }) => drop(release.texts.fr, 'search-title')),
    /^mf-search \(mf-search\/src\/locales\/fr\.json\) lacks the text search-title, which en\.json has\.$/,
  ],
  [
    'a plural form that the grammar needs is missing',
    ofSearch(({ release }) => {
      for (const texts of [release.texts.en, release.texts.de]) texts.push('homes_one', 'homes_other');
      release.texts.fr.push('homes_one', 'homes_other');
    }),
    /^mf-search \(mf-search\/src\/locales\/fr\.json\) lacks the text homes_many, which the grammar of the language needs\.$/,
  ],
  [
    'its first paint is heavier than its budget',
    ofBlog(({ release }) => {
      release.firstBytes = release.remote.byteBudget + 7;
    }),
    /^mf-blog \(mf-blog\/remote\.json\) needs \d+ bytes before its first paint, 7 more than its budget: load later what is not seen at first, or raise byteBudget\.$/,
  ],
  [
    'a file would be published without its integrity',
    ofBlog(({ release }) => {
      release.files = release.files.filter(({ path }) => path !== 'route-blog.js');
      for (const routeFiles of Object.values(release.preload)) routeFiles.scripts = [];
    }),
    /^browser\/route-blog\.js of mf-blog has no integrity: the release does not name it\.$/,
  ],
  [
    'the shell drops an export that a remote imports',
    ofShell(({ exports }) => {
      delete exports.AnswerKeeper;
    }),
    /^mf-blog \(mf-blog\/src\/features\/answers\/answer-store\.ts:\d+\) takes AnswerKeeper of @moien\/shared-lib, which this shell removes\.$/,
  ],
  [
    'the shell changes a member of a store that a remote reads',
    ofShell(({ exports }) => {
      exports['EssentialsStore.cityById'] = { kind: 'method', required: 1, accepted: 1 };
    }),
    /^mf-search \(mf-search\/src\/.+:\d+.*\) takes EssentialsStore\.cityById of @moien\/shared-lib, which this shell changes from a property to a method of 1 parameter\.$/,
  ],
  [
    'the shell gives a new major version of a shared package',
    ofShell(({ shared }) => {
      shared.mobx = '8.0.0';
    }),
    /^mf-search \S+ \(mf-search\/package\.json\) needs mobx \^7\.\d+\.\d+, but the shell 0\.1\.0-0{12} gives 8\.0\.0\.$/,
  ],
  [
    'the shell becomes one that no remote supports',
    ofShell((candidate) => {
      candidate.version = '0.2.0-111111111111';
    }),
    /^mf-blog \(mf-blog\/remote\.json\) supports the shells \^0\.1\.0, which 0\.2\.0-1{12} is not: it would be gone\.$/,
  ],
];

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
    'a route moves as it is to another remote, while both serve it',
    ofBlog((candidate, { live }) => {
      addRoute(candidate, 'guide');
      live.remotes[0]?.remote.routes.push(route(candidate, 'guide'));
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

const FURTHER: [string, Mutation, RegExp][] = [
  [
    'it asks for a mount contract that nobody has',
    ofSearch(({ release }) => {
      Object.assign(release.remote, { mountContract: 2 });
    }),
    /^mf-search \(mf-search\/remote\.json\) asks for mount contract 2, but what is live has 1\.$/,
  ],
  [
    'it takes a text namespace that is another remote’s',
    ofSearch(({ release }) => {
      release.remote.textNamespaces = ['blog'];
    }),
    /^mf-blog \(mf-blog\/remote\.json\) has the text namespace blog already\.$/,
  ],
  [
    'it takes a route id that is another remote’s, for another path',
    ofBlog((candidate, { live }) => {
      addRoute(candidate, 'property-list');
      const routes = live.remotes[0]?.remote.routes;
      routes?.push({ id: 'property-list', path: 'homes', isPublic: true, skeleton: 'cards' });
    }),
    /^mf-search \(mf-search\/remote\.json\) has the route id property-list already, for its route property-list at homes\.$/,
  ],
  [
    'a first file was not built',
    ofSearch(({ release }) => {
      release.preload.search?.styles.push('route-search.css');
    }),
    /^mf-search needs browser\/route-search\.css for its first paint, but the release has no such file\.$/,
  ],
  [
    'a file changed after it was built',
    ofSearch(({ files }) => {
      Object.assign(files[0] ?? {}, { integrity: `sha384-${'A'.repeat(64)}` });
    }),
    /^browser\/entry\.js of mf-search is not the file that was built: its integrity differs\.$/,
  ],
  [
    'a file went after it was built',
    ofSearch(({ files }) => {
      files.pop();
    }),
    /^server\/server\.cjs of mf-search was built and is not there any more\.$/,
  ],
  [
    'an integrity is empty',
    ofSearch(({ release }) => {
      Object.assign(release.files[0] ?? {}, { integrity: '' });
    }),
    /^browser\/entry\.js of mf-search has no integrity\.$/,
  ],
  [
    'the shell drops the place of a slot that a route asks for',
    ofShell((candidate) => {
      candidate.slots = [];
    }),
    /^mf-search \(mf-search\/remote\.json:7\) asks for the slot search-bar, whose place this shell removes\.$/,
  ],
  [
    'the shell drops a call that a remote makes',
    ofShell(({ exports }) => {
      delete exports['calls.getArticle'];
    }),
    /^mf-blog \(mf-blog\/src\/features\/article\/article-store\.ts:\d+\) takes the call getArticle, which this shell removes\.$/,
  ],
  [
    'the shell drops a part of React Router that a remote imports',
    ofShell(({ exports }) => {
      delete exports['react-router-dom.redirect'];
    }),
    /^mf-blog \(mf-blog\/src\/.+:\d+.*\) takes redirect of react-router-dom, which this shell removes\.$/,
  ],
  [
    'the shell drops a property that a shared component is given',
    ofShell(({ exports }) => {
      delete exports['RouteLink.search'];
    }),
    /^mf-search \(mf-search\/src\/.+:\d+.*\) takes RouteLink\.search of @moien\/shared-lib, which this shell removes\.$/,
  ],
];

it.each(BREAKING)('refuses when %s', (_name, mutation, sentence) => {
  expect(refusals(mutation)).toContainEqual(expect.stringMatching(sentence));
});

it.each(FURTHER)('refuses also when %s', (_name, mutation, sentence) => {
  expect(refusals(mutation)).toContainEqual(expect.stringMatching(sentence));
});

it.each(HARMLESS)('lets through: %s', (_name, mutation) => {
  expect(refusals(mutation)).toEqual([]);
});

it('is tried with twenty changes of either kind', () => {
  expect([BREAKING.length, HARMLESS.length]).toEqual([20, 20]);
});
