import { type Static, Type } from 'typebox';

/** Grows by addition only; a reader ignores fields it does not know. */
export const REGISTRY_FORMAT = 1;

export const RemoteName = Type.String({ pattern: '^mf-[a-z][a-z0-9-]{1,30}$' });
const RouteId = Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' });
const TextNamespace = Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' });

/** `remote.json`: what the platform must know of a remote before it runs any of its code. */
export const RemoteDeclaration = Type.Object({
  name: RemoteName,
  /** Major version of the contract between shell and remote. */
  mountContract: Type.Literal(1),
  /** Semantic version range of the shells that it runs in. */
  supportedShells: Type.String(),
  routes: Type.Array(
    Type.Object({
      id: RouteId,
      /** Below the language prefix, in React Router's syntax: `search`, `property/:id`. */
      path: Type.String({ pattern: '^[a-z0-9:/?*-]*$' }),
      /** Public routes are rendered on the server, private ones in the browser. */
      isPublic: Type.Boolean(),
      /** What the shell draws in its place until its code is there. */
      skeleton: Type.Union([Type.Literal('cards'), Type.Literal('article')]),
      /** Slots of the shell that are filled while this route is shown. */
      slots: Type.Optional(Type.Array(RouteId)),
    }),
  ),
  slots: Type.Array(Type.Object({ id: RouteId })),
  textNamespaces: Type.Array(TextNamespace),
  /** Bytes of its first script and style files after brotli. */
  byteBudget: Type.Integer({ minimum: 1 }),
});
export type RemoteDeclaration = Static<typeof RemoteDeclaration>;

export const ReleaseFile = Type.Object({
  path: Type.String(),
  integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
  bytes: Type.Integer({ minimum: 0 }),
});
export type ReleaseFile = Static<typeof ReleaseFile>;

/** By route id: the files beside the entry that its first paint needs, relative to the release. */
const RoutePreloads = Type.Record(
  Type.String(),
  Type.Object({ scripts: Type.Array(Type.String()), styles: Type.Array(Type.String()) }),
);

/** An immutable build of one remote. */
export const Release = Type.Object({
  format: Type.Integer(),
  version: Type.String({ pattern: '^[0-9a-zA-Z.+-]{1,60}$' }),
  remote: RemoteDeclaration,
  /** File of the federation entry and of the server build, relative to the release. */
  entry: Type.String(),
  serverEntry: Type.String(),
  preload: RoutePreloads,
  files: Type.Array(ReleaseFile),
});
export type Release = Static<typeof Release>;

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
  preloadIntegrity: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Set for a remote served from source: its origin is not ours and its page is not hydrated. */
  isDevelopment: Type.Optional(Type.Boolean()),
});
export type RegistryEntry = Static<typeof RegistryEntry>;

export const Registry = Type.Object({ format: Type.Integer(), entries: Type.Array(RegistryEntry) });
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
