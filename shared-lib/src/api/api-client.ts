import { type CallName, type CallResponse, type Problem, SIGNED_OUT_CODE } from '@moien/contract';
import type { CallInput, CallOutcome } from './call-outcome.ts';
import { importFresh } from './import-fresh.ts';
import type { Transport } from './transport.ts';

const UNREACHABLE_STATUS = 503;

/** Thrown by `require`; its status decides which error page a route shows. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
  }
}

type Wire = typeof import('./wire.ts');

/** The only way from a store to the network. */
export class ApiClient {
  readonly #transport: () => Promise<Transport>;
  readonly #wire: () => Promise<Wire>;
  readonly #onRefusal: (problem: Problem) => void;
  readonly #onSignedOut: (problem: Problem) => Promise<boolean>;

  /**
   * @param onSignedOut a call needed somebody who is signed in; shows the refusal, whichever way it was
   * called, and answers whether the person of this page is back
   */
  constructor(
    transport: () => Promise<Transport>,
    onRefusal: (problem: Problem) => void,
    onSignedOut: (problem: Problem) => Promise<boolean>,
  ) {
    this.#onSignedOut = onSignedOut;
    this.#transport = transport;
    // Schemas and axios are not needed to hydrate what the server has rendered.
    this.#wire = () => importFresh(() => import(/* webpackChunkName: "wire" */ './wire.ts'));
    this.#onRefusal = onRefusal;
  }

  async call<Name extends CallName>(
    name: Name,
    input: CallInput = {},
  ): Promise<CallOutcome<CallResponse<Name>>> {
    const code = await Promise.all([this.#wire(), this.#transport()]).catch((error: unknown) => {
      console.warn('The code that sends requests could not be loaded.', error);
    });
    if (!code) return { kind: 'unreachable' };
    const [wire, transport] = code;
    const outcome = await wire.sendCall(transport, name, input);
    if (outcome.kind !== 'refused' || outcome.problem.code !== SIGNED_OUT_CODE) return outcome;
    const isBack = this.#onSignedOut(outcome.problem);
    // What somebody pressed is done once they are back. What is only read is asked for anew by the page.
    return (await wire.isChange(name)) && (await isBack) ? wire.sendCall(transport, name, input) : outcome;
  }

  /**
   * Specification §8: a 4xx is shown as an error toast. A 5xx is logged, and a network failure is silent: of
   * both the caller hears null, and says it where it happened.
   */
  async request<Name extends CallName>(
    name: Name,
    input: CallInput = {},
  ): Promise<CallResponse<Name> | null> {
    const outcome = await this.call(name, input);
    if (outcome.kind === 'refused' && outcome.problem.code !== SIGNED_OUT_CODE) {
      if (outcome.status < 500) this.#onRefusal(outcome.problem);
      else console.warn(name, outcome.problem);
    }
    return outcome.kind === 'ok' ? outcome.value : null;
  }

  /** For route loaders: the value, or a `CallError` that the route's error boundary shows. */
  async require<Name extends CallName>(name: Name, input: CallInput = {}): Promise<CallResponse<Name>> {
    const outcome = await this.call(name, input);
    if (outcome.kind === 'ok') return outcome.value;
    throw callError(outcome);
  }
}

/** The error that stands for an outcome without a value. */
export function callError(outcome: Exclude<CallOutcome<unknown>, { kind: 'ok' }>): CallError {
  return outcome.kind === 'unreachable'
    ? new CallError(UNREACHABLE_STATUS, 'unreachable', 'The service cannot be reached.')
    : new CallError(outcome.status, outcome.problem.code, outcome.problem.message);
}
