import { type Static, Type } from 'typebox';
import { recordOf } from '../lib/record.schema.ts';

/** Grows by addition only; a reader ignores fields it does not know. */
export const REGISTRY_FORMAT = 1;

export const RemoteName = Type.String({ pattern: '^mf-[a-z][a-z0-9-]{1,30}$' });
const RouteId = Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' });
const SEGMENT = '([a-z0-9-]+|:[a-zA-Z0-9-]+)\\??';
/**
 * Relative, without empty segments; at most two may be absent (`:slug?`), and only the last may stand for
 * whatever follows (`*`).
 */
const RoutePath = Type.String({
  maxLength: 200,
  pattern: `^(?!([^?]*\\?){3})(\\*|${SEGMENT}(/${SEGMENT})*(/\\*)?)$`,
});
const TextNamespace = Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' });

/** Groups of the dashboard's menu, in its order. */
export const NAVIGATION_GROUPS = ['travelling', 'renting', 'letting', 'money', 'account'] as const;
export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number];

const NavigationLabel = Type.String({ minLength: 1, maxLength: 40 });

/** A place in the dashboard's menu. */
export const NavigationEntry = Type.Object({
  /** Of a route of the same remote whose path needs no parameters. */
  routeId: RouteId,
  group: Type.Enum(NAVIGATION_GROUPS),
  /** Routes of the same remote that belong to it, though their paths are not below its own. */
  alsoFor: Type.Optional(Type.Array(RouteId, { maxItems: 20 })),
  /** Within the group, ascending; equal ones stand by route id. */
  order: Type.Integer({ minimum: 0, maximum: 999 }),
  /** A name of lucide; a shell that does not carry it draws a neutral icon. */
  icon: Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
  /** Key of its text in the remote's namespace. */
  text: Type.String({ minLength: 1, maxLength: 80 }),
  /** `owner`: a profile with a payment-provider user id (specification §6). */
  for: Type.Enum(['everyone', 'owner']),
  /** Written by the build from the remote's locales: the menu is drawn before its texts are there. */
  label: Type.Optional(Type.Object({ en: NavigationLabel, fr: NavigationLabel, de: NavigationLabel })),
});
export type NavigationEntry = Static<typeof NavigationEntry>;

/** `remote.json`: what the platform must know of a remote before it runs any of its code. */
export const RemoteDeclaration = Type.Object({
  name: RemoteName,
  /** The team that answers for it, as it wants to be called. */
  owner: Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$' }),
  /** Major version of the contract between shell and remote. */
  mountContract: Type.Literal(1),
  /** Semantic version range of the shells that it runs in. */
  supportedShells: Type.String(),
  routes: Type.Array(
    Type.Object({
      id: RouteId,
      /** Below the language prefix, in React Router's syntax: `search`, `property/:id`. */
      path: RoutePath,
      /**
       * Public routes are rendered on the server; private ones are for who is signed in, and rendered in the
       * browser.
       */
      isPublic: Type.Boolean(),
      /** What the shell draws in its place until its code is there. */
      skeleton: Type.Union([Type.Literal('cards'), Type.Literal('article')]),
      /** Slots of the shell that are filled while this route is shown. */
      slots: Type.Optional(Type.Array(RouteId)),
      /** Where the page needs the header's room; shown without it. */
      header: Type.Optional(Type.Union([Type.Literal('hidden'), Type.Literal('hidden-on-phones')])),
      /** Where a phone's foot belongs to the page's own bar. */
      bottomMenu: Type.Optional(Type.Literal('hidden')),
      /** What the shell draws around the page: the dashboard's menu. */
      frame: Type.Optional(Type.Literal('dashboard')),
    }),
  ),
  navigation: Type.Optional(Type.Array(NavigationEntry)),
  slots: Type.Array(Type.Object({ id: RouteId })),
  textNamespaces: Type.Array(TextNamespace),
  /** Bytes of its first script and style files after brotli. */
  byteBudget: Type.Integer({ minimum: 1 }),
});
export type RemoteDeclaration = Static<typeof RemoteDeclaration>;

const Integrity = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });

export const ReleaseFile = Type.Object({
  path: Type.String(),
  integrity: Integrity,
  bytes: Type.Integer({ minimum: 0 }),
});
export type ReleaseFile = Static<typeof ReleaseFile>;

/** By route id: the files beside the entry that its first paint needs, relative to the release. */
const RoutePreloads = recordOf(
  Type.Object({ scripts: Type.Array(Type.String()), styles: Type.Array(Type.String()) }),
);

export const ReleaseVersion = Type.String({ pattern: '^[0-9a-zA-Z][0-9a-zA-Z.+-]{0,59}$' });

/** What a release takes from others, and where: the gate names this place when it would break. */
export const Use = Type.Object({
  /**
   * `route`: an id that it links to. `slot`: one that it asks the shell to fill. `shared`: an export of
   * @moien/shared-lib, or `Export.member` of a store.
   */
  kind: Type.Union([Type.Literal('route'), Type.Literal('slot'), Type.Literal('shared')]),
  name: Type.String({ maxLength: 120 }),
  /** Relative to the project. */
  file: Type.String({ maxLength: 300 }),
  line: Type.Integer({ minimum: 1 }),
});
export type Use = Static<typeof Use>;

/** What a build took for granted. */
export const BuiltAgainst = Type.Object({
  /** Versions of the contract and of the shell in the workspace of the build. */
  contract: Type.String(),
  shell: Type.String(),
  /** By specifier of a shared package: the semantic version range that the shell has to satisfy. */
  shared: recordOf(Type.String()),
});
export type BuiltAgainst = Static<typeof BuiltAgainst>;

const TextKeys = Type.Array(Type.String());

/** An immutable build of one remote. */
export const Release = Type.Object({
  format: Type.Integer(),
  version: ReleaseVersion,
  remote: RemoteDeclaration,
  /** File of the federation entry and of the server build, relative to `browser/` and `server/`. */
  entry: Type.String(),
  serverEntry: Type.String(),
  serverIntegrity: Integrity,
  preload: RoutePreloads,
  /** Of the browser, relative to `browser/`. */
  files: Type.Array(ReleaseFile),
  builtAgainst: BuiltAgainst,
  /** Keys of its texts by language. */
  texts: Type.Object({ en: TextKeys, fr: TextKeys, de: TextKeys }),
  uses: Type.Array(Use),
  /** Bytes of its first script and style files after brotli, as `byteBudget` limits them. */
  firstBytes: Type.Integer({ minimum: 0 }),
});
export type Release = Static<typeof Release>;

/** What a gateway must know of a release to render and to serve it. */
export const OfferedRelease = Type.Object({
  version: ReleaseVersion,
  remote: RemoteDeclaration,
  entry: Type.String(),
  integrity: Integrity,
  serverEntry: Type.String(),
  serverIntegrity: Integrity,
  preload: RoutePreloads,
  /** By path, of the files in `preload`. */
  preloadIntegrity: recordOf(Type.String()),
});
export type OfferedRelease = Static<typeof OfferedRelease>;

/**
 * The state of the registry after one event of its log. The same event gives the same bytes, always. For each
 * remote the offered releases, the active one first; further ones are for pages whose release fails and for
 * shells that the first does not support.
 */
export const RegistryState = Type.Object({
  format: Type.Integer(),
  /** Of the last event; it only grows. */
  sequence: Type.Integer({ minimum: 0 }),
  remotes: Type.Array(Type.Object({ name: RemoteName, offers: Type.Array(OfferedRelease) })),
});
export type RegistryState = Static<typeof RegistryState>;

/** A registry as it travels: signed with Ed25519 over `expiresAt`, a newline and `payload`, all as UTF-8. */
export const SignedRegistry = Type.Object({
  /** JSON of a `RegistryState`, to the byte as it was signed. */
  payload: Type.String(),
  /** UTC instant after which it may not be adopted any more; what was adopted stays in use. */
  expiresAt: Type.String({ format: 'date-time' }),
  /** Names the public key. */
  keyId: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  /** Base64. */
  signature: Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' }),
});
export type SignedRegistry = Static<typeof SignedRegistry>;
/** What a page is told of an active release: enough to load it and nothing of the others. */
export const RegistryEntry = Type.Object({
  remote: RemoteDeclaration,
  version: Type.String(),
  /** Absolute path of the release's files, ending in a slash. */
  base: Type.String(),
  entry: Type.String(),
  /** Of the entry; a remote served from source has none. */
  integrity: Type.Optional(Type.String()),
  preload: RoutePreloads,
  /** By path, of the files in `preload`; a remote served from source has none. */
  preloadIntegrity: Type.Optional(recordOf(Type.String())),
  /** The last good version before this one; it takes over in a page where this one fails. */
  fallback: Type.Optional(
    Type.Object({
      /** Its own routes, slots and texts: it need not have those of the version that it takes over from. */
      remote: RemoteDeclaration,
      version: ReleaseVersion,
      base: Type.String(),
      entry: Type.String(),
      integrity: Type.String(),
    }),
  ),
  /** Set for a remote served from source: its origin is not ours and its page is not hydrated. */
  isDevelopment: Type.Optional(Type.Boolean()),
  /** Set when only this visitor has it from source: the UTC instant at which that ends. */
  overrideUntil: Type.Optional(Type.String({ format: 'date-time' })),
});
export type RegistryEntry = Static<typeof RegistryEntry>;

/** A registry as one shell may use it. */
export const Registry = Type.Object({
  format: Type.Integer(),
  sequence: Type.Integer({ minimum: 0 }),
  entries: Type.Array(RegistryEntry),
});
export type Registry = Static<typeof Registry>;

/** A build of the shell: what the document needs to start it. */
export const ShellRelease = Type.Object({
  format: Type.Integer(),
  version: Type.String(),
  /** Absolute path of its files, ending in a slash. */
  base: Type.String(),
  scripts: Type.Array(Type.String()),
  styles: Type.Array(Type.String()),
  /** Fonts of the first paint, to preload. */
  fonts: Type.Array(Type.String()),
  files: Type.Array(ReleaseFile),
});
export type ShellRelease = Static<typeof ShellRelease>;
