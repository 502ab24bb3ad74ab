import { parseArgs } from 'node:util';
import { errorText, Problem } from '../problem.ts';

export const USAGE = `npm run release -- COMMAND

  mf-NAME [--note TEXT] [--no-activate]        builds, checks, publishes and activates it
  activate mf-NAME VERSION [--note TEXT]       makes a published release the active one, after the same check
    --drop-previous                            with either: what it replaces is bad, and never takes over or comes back
  rollback mf-NAME [--note TEXT]               goes back to the release that was active before, after the same check
  approve ID                                   approves an activation that waits for a second person; asks for your
                                               e-mail and password, or for codes that are mailed to you
  status                                       what is active, what would take over, who published it, what waits
  history [mf-NAME] [--limit N]                the log, newest first
  diff mf-NAME [VERSION [VERSION]]             the active release against the workspace, or against another
  check mf-NAME|shell                          what the gate says of the workspace, without publishing
  doctor                                       the faults that pages and gateways met, and whether entries are whole
  token create NAME --remotes mf-a,mf-b        for the operator of the database: a token, shown once
  token revoke NAME
  token list
  keys [NAME]                                  makes the keys with which a site for others starts; NAME is their id

  --to URL      the gateway; default: the site that runs on this machine
  MOIEN_RELEASE_TOKEN   the team's token; default: that of the site that runs on this machine`;

export type ReleaseCommand =
  | { kind: 'help' }
  | { kind: 'publish'; remote: string; note?: string; isActivated: boolean; dropsPrevious?: boolean }
  | { kind: 'activate'; remote: string; version: string; note?: string; dropsPrevious?: boolean }
  | { kind: 'rollback'; remote: string; note?: string }
  | { kind: 'approve'; id: string }
  | { kind: 'status' }
  | { kind: 'history'; remote?: string; limit: number }
  | { kind: 'diff'; remote: string; versions: string[] }
  | { kind: 'check'; name: string }
  | { kind: 'doctor' }
  | { kind: 'create-token'; name: string; remotes: string[] }
  | { kind: 'revoke-token'; name: string }
  | { kind: 'list-tokens' }
  | { kind: 'make-keys'; keyId: string };

export type ReleaseArguments = { command: ReleaseCommand; to?: string };

type Values = ReturnType<typeof readFlags>['values'];
type Form = {
  /** How many words follow the verb. */
  words: [least: number, most: number];
  flags: (keyof Values)[];
  toCommand: (words: string[], values: Values) => ReleaseCommand;
};

const LIMIT_DEFAULT = 20;
const LIMIT_MAXIMUM = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const KEY_ID = /^[a-z0-9-]{1,40}$/;
const REMOTE = /^mf-[a-z][a-z0-9-]{1,30}$/;

const FORMS: Record<string, Form> = {
  activate: {
    words: [2, 2],
    flags: ['to', 'note', 'drop-previous'],
    toCommand: ([name, version = ''], values) => ({
      kind: 'activate',
      remote: remoteName(name),
      version,
      note: values.note,
      dropsPrevious: values['drop-previous'],
    }),
  },
  rollback: {
    words: [1, 1],
    flags: ['to', 'note'],
    toCommand: ([name], { note }) => ({ kind: 'rollback', remote: remoteName(name), note }),
  },
  approve: {
    words: [1, 1],
    flags: ['to'],
    toCommand: ([id = '']) => {
      if (!UUID.test(id))
        throw wrong(`${id} is no id of an activation: npm run release -- status names them.`);
      return { kind: 'approve', id };
    },
  },
  status: { words: [0, 0], flags: ['to'], toCommand: () => ({ kind: 'status' }) },
  history: {
    words: [0, 1],
    flags: ['to', 'limit'],
    toCommand: ([name], { limit }) => ({
      kind: 'history',
      ...(name !== undefined && { remote: remoteName(name) }),
      limit: readLimit(limit),
    }),
  },
  diff: {
    words: [1, 3],
    flags: ['to'],
    toCommand: ([name, ...versions]) => ({ kind: 'diff', remote: remoteName(name), versions }),
  },
  check: {
    words: [1, 1],
    flags: ['to'],
    toCommand: ([name = '']) => ({ kind: 'check', name: name === 'shell' ? name : remoteName(name) }),
  },
  doctor: { words: [0, 0], flags: ['to'], toCommand: () => ({ kind: 'doctor' }) },
  'token create': {
    words: [1, 1],
    flags: ['remotes'],
    toCommand: ([name = ''], { remotes }) => ({ kind: 'create-token', name, remotes: readRemotes(remotes) }),
  },
  'token revoke': {
    words: [1, 1],
    flags: [],
    toCommand: ([name = '']) => ({ kind: 'revoke-token', name }),
  },
  'token list': { words: [0, 0], flags: [], toCommand: () => ({ kind: 'list-tokens' }) },
  keys: {
    words: [0, 1],
    flags: [],
    toCommand: ([keyId = 'site-1']) => {
      if (keyId === 'development' || !KEY_ID.test(keyId))
        throw wrong('A key is named by up to 40 small letters, digits and hyphens, and not development.');
      return { kind: 'make-keys', keyId };
    },
  },
};

const PUBLISH: Form = {
  words: [1, 1],
  flags: ['to', 'note', 'no-activate', 'drop-previous'],
  toCommand: ([name], values) => {
    if (values['no-activate'] && values['drop-previous'])
      throw wrong('--drop-previous means nothing with --no-activate.');
    return {
      kind: 'publish',
      remote: remoteName(name),
      note: values.note,
      isActivated: !values['no-activate'],
      dropsPrevious: values['drop-previous'],
    };
  },
};

/** @throws Problem that says what is wrong and how it is written */
export function readArguments(words: string[]): ReleaseArguments {
  const { values, positionals } = readFlags(words);
  if (values.help || positionals.length === 0) return { command: { kind: 'help' } };
  const [verb, form, rest] = formOf(positionals);
  const [least, most] = form.words;
  if (rest.length < least || rest.length > most)
    throw wrong(`${rest.length < least ? 'Something is missing after' : 'There is too much after'} ${verb}.`);
  const stray = (Object.keys(values) as (keyof Values)[]).find((flag) => !form.flags.includes(flag));
  if (stray) throw wrong(`--${stray} means nothing with ${verb}.`);
  return { command: form.toCommand(rest, values), ...(values.to && { to: values.to }) };
}

function formOf(words: string[]): [verb: string, form: Form, rest: string[]] {
  const [first = '', second = ''] = words;
  for (const [verb, length] of [[`${first} ${second}`, 2] as const, [first, 1] as const]) {
    const form = Object.hasOwn(FORMS, verb) ? FORMS[verb] : undefined;
    if (form) return [verb, form, words.slice(length)];
  }
  if (REMOTE.test(first)) return [first, PUBLISH, words];
  if (first === 'token') throw wrong('token does create, revoke or list.');
  throw wrong(`${first} is neither a command nor a remote.`);
}

function remoteName(name: string | undefined): string {
  if (name !== undefined && REMOTE.test(name)) return name;
  throw wrong(`${name} is no name of a remote: they look like mf-search.`);
}

function readLimit(text: string | undefined): number {
  const limit = Number(text ?? LIMIT_DEFAULT);
  if (Number.isInteger(limit) && limit >= 1 && limit <= LIMIT_MAXIMUM) return limit;
  throw wrong(`--limit is a number from 1 to ${LIMIT_MAXIMUM}.`);
}

function readRemotes(text: string | undefined): string[] {
  if (!text) throw wrong('For which remotes? --remotes mf-search,mf-blog names them.');
  return text.split(',').map((name) => (name === '*' ? name : remoteName(name)));
}

function readFlags(words: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        to: text,
        note: text,
        limit: text,
        remotes: text,
        'no-activate': flag,
        'drop-previous': flag,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    throw wrong(errorText(error).split('. ', 1)[0]?.replace(/\.?$/, '.') ?? '');
  }
}

function wrong(sentence: string): Problem {
  return new Problem(`${sentence} npm run release -- --help tells how it is written.`);
}
