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

const PLACE = String.raw`\S+:\d+( and \d+ more places?)?`;

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
    /^shell \(shell\/src\/layout\/footer\/Footer\.tsx:\d+ and \d+ more places\) links to the route blog, whose path this release changes from blog to journal\.$/,
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
    /^shell \(shell\/src\/layout\/header\/Header\.tsx:\d+ and 1 more place\) asks for the slot search-bar, which this release does not fill any more\.$/,
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
    /^mf-search \(mf-search\/src\/features\/\S+:\d+ and \d+ more places\) takes NavigationStore\.go of @moien\/shared-lib, which the shell 0\.1\.0-0{12} that is live does not give\.$/,
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
    'a path begins with a slash',
    ofSearch((candidate) => {
      route(candidate, 'search').path = '/search';
    }),
    /^mf-search\/remote\.json: routes\[0\]\.path is "\/search", which begins with a slash\.$/,
  ],
  [
    'a path has an empty segment',
    ofBlog((candidate) => {
      route(candidate, 'event').path = 'blog//events';
    }),
    /^mf-blog\/remote\.json: routes\[3\]\.path is "blog\/\/events", which has an empty segment\.$/,
  ],
  [
    'a path has more optional segments than the router can bear',
    ofSearch((candidate) => {
      route(candidate, 'search').path = 'search/:a?/:b?/:c?';
    }),
    /^mf-search\/remote\.json: routes\[0\]\.path is "search\/:a\?\/:b\?\/:c\?", which has 3 optional segments: at most 2 can be served\.$/,
  ],
  [
    'it names the same route twice',
    ofBlog((candidate) => {
      addRoute(candidate, 'guide');
      route(candidate, 'guide').id = 'blog';
    }),
    /^mf-blog\/remote\.json: routes\[5\]\.id is "blog", as that of routes\[0\] is\.$/,
  ],
  [
    'two of its routes have the same path, whatever they call its parts',
    ofSearch((candidate) => {
      addRoute(candidate, 'home');
      route(candidate, 'home').path = route(candidate, 'property').path.replace(':id', ':number');
    }),
    /^mf-search\/remote\.json: routes\[\d\]\.path is "property\/:number\S*", which matches the same addresses as that of routes\[1\]\.$/,
  ],
  [
    'it takes a path that another remote serves under other names of its parts',
    ofSearch((candidate, { live }) => {
      live.remotes[1]?.remote.routes.push({
        id: 'guide',
        path: 'guide/:id',
        isPublic: true,
        skeleton: 'article',
      });
      addRoute(candidate, 'journal');
      route(candidate, 'journal').path = 'guide/:slug';
    }),
    /^mf-blog \(mf-blog\/remote\.json\) has the path guide\/:id already, for its route guide at guide\/:id\.$/,
  ],
  [
    'a path moves from another remote that still serves it, under another id',
    ofSearch((candidate, { live }) => {
      const moved = live.remotes[1]?.remote.routes.find(({ id }) => id === 'event');
      addRoute(candidate, 'happening');
      route(candidate, 'happening').path = moved?.path ?? '';
    }),
    /^mf-blog \(mf-blog\/remote\.json\) has the path blog\/events\/\S+ already, for its route event at /,
  ],
  [
    'a route moves as it is from another remote that still serves it',
    ofSearch((candidate, { live }) => {
      const moved = live.remotes[1]?.remote.routes.find(({ id }) => id === 'event');
      addRoute(candidate, 'event');
      Object.assign(route(candidate, 'event'), moved);
    }),
    /^mf-blog \(mf-blog\/remote\.json\) has the route id event already, for its route event at /,
  ],
  [
    'it fills a slot that another remote fills',
    ofBlog(({ release }) => {
      release.remote.slots.push({ id: 'search-bar' });
    }),
    /^mf-search \(mf-search\/remote\.json\) fills the slot search-bar already\.$/,
  ],
  [
    'it takes the text namespace of the shell',
    ofBlog(({ release }) => {
      release.remote.textNamespaces = ['shell'];
    }),
    /^The shell has the text namespace shell already: mf-blog\/remote\.json takes it\.$/,
  ],
  [
    'the shell drops an export that a remote imports',
    ofShell(({ exports }) => {
      delete exports.ResponseCache;
    }),
    /^mf-blog \(mf-blog\/src\/features\/answers\/answer-store\.ts:\d+\) takes ResponseCache of @moien\/shared-lib, which this shell removes\.$/,
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

it.each(BREAKING)('refuses when %s', (_name, mutation, sentence) => {
  expect(refusals(mutation)).toContainEqual(expect.stringMatching(sentence));
});

it('is tried with twenty changes and more', () => {
  expect(BREAKING.length).toBeGreaterThanOrEqual(20);
});
