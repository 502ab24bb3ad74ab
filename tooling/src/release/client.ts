import { Problem as ProblemDetails, RegistryState, SignedRegistry } from '@moien/contract';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { Problem } from '../problem.ts';
import type { CookieJar } from './cookie-jar.ts';
import type { Target } from './target.ts';

type Call<Response extends TSchema> = { method: 'GET' | 'POST'; url: string; response: Response };
type CallInput = {
  path?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  /** As an HTML form sends it, in place of a body. */
  form?: Record<string, string>;
  /** Default true: without a token the call is not even sent. */
  needsToken?: boolean;
  /** Whose call it is, in place of the token's. */
  cookies?: CookieJar;
};

/** An answer that is no success, in the words of the API. */
export class Refusal extends Problem {
  readonly status: number;
  /** What comes next, for calls that have steps. */
  readonly step: string | undefined;
  /** Stable; undefined for an answer that explains nothing. */
  readonly code: string | undefined;

  constructor(status: number, message: string, problem: Partial<Pick<ProblemDetails, 'step' | 'code'>> = {}) {
    super(message);
    this.status = status;
    this.step = problem.step;
    this.code = problem.code;
  }
}

/** Longer than a gateway waits for its API. */
const TIMEOUT_MILLISECONDS = 120_000;

export type ReleaseClient = ReturnType<typeof createClient>;

/** Speaks to a gateway. Every failure is a Problem; what the API says of a refusal is passed on as it is. */
export function createClient({ url, token }: Target) {
  return { url, hasToken: token !== undefined, send, readRegistry, ask };

  /** Sends a call of the contract and checks its answer. */
  async function send<Response extends TSchema>(
    call: Call<Response>,
    { path = {}, query = {}, body, form, needsToken = true, cookies }: CallInput = {},
  ): Promise<Static<Response>> {
    if (needsToken && !cookies && !token)
      throw new Problem(
        'This needs a token: put it into MOIEN_RELEASE_TOKEN (an operator makes one with npm run release -- token create).',
      );
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    const filled = call.url.replace(/:([a-z]+)/g, (_match, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    );
    const response = await ask(`${filled}${search.size > 0 ? `?${search}` : ''}`, {
      method: call.method,
      headers: {
        ...(cookies ? cookies.headers() : token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: new URLSearchParams(form) }),
    });
    cookies?.keep(response);
    return parse(call.response, await readAnswer(response), filled);
  }

  /** As it is on offer now. Its signature is for gateways and pages, which hold the keys. */
  async function readRegistry(): Promise<RegistryState> {
    const response = await ask('/registry', { headers: { 'cache-control': 'no-cache' } });
    const { payload } = parse(SignedRegistry, await readAnswer(response), '/registry');
    return parse(RegistryState, readJson(payload), '/registry');
  }

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await fetch(`${url}${path}`, {
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        // What is sent, such as a password, goes to the named site alone.
        redirect: init.body === undefined ? 'follow' : 'error',
        ...init,
      });
    } catch (error) {
      throw new Problem(`${url} cannot be reached (${reasonOf(error)}).`);
    }
  }

  async function readAnswer(response: Response): Promise<unknown> {
    const text = await response.text().catch(() => '');
    const body = readJson(text);
    if (response.ok) return body;
    const isExplained = Value.Check(ProblemDetails, body);
    throw new Refusal(
      response.status,
      isExplained ? body.message : `${response.url} answered ${response.status}.`,
      isExplained ? body : {},
    );
  }

  function parse<Schema extends TSchema>(schema: Schema, value: unknown, path: string): Static<Schema> {
    if (Value.Check(schema, value)) return value;
    throw new Problem(
      `${url}${path} answered something that this version of the command does not understand.`,
    );
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** fetch hides the reason in the cause of its error. */
function reasonOf(error: unknown): string {
  const { name, cause, message } = error as Error & { cause?: Error & { code?: string } };
  if (name === 'TimeoutError') return `no answer within ${TIMEOUT_MILLISECONDS / 1000} seconds`;
  return cause?.code ?? cause?.message ?? message;
}
