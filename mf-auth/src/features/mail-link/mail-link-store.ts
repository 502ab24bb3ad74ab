import { MAIL_TOKEN_PATTERN, type Problem } from '@moien/contract';
import type { CallOutcome } from '@moien/shared-lib';
import { makeAutoObservable } from 'mobx';

type LinkFailure = 'over' | 'too-many' | 'failed' | 'offline';
export type LinkProgress = 'asking' | 'sending' | 'done' | LinkFailure;

const TOO_MANY = 429;
/** It is wrong, used or too old: which of them nobody is told. */
export const LINK_OVER_CODE = 'invalid-link';

/**
 * What a mail's link asks for, and what became of it. Nothing happens by opening the link (product decision
 * 18).
 */
export class MailLinkStore<Answer> {
  progress: LinkProgress;
  answer: Answer | undefined;
  /** Said by the server; of a link that is over for its age the page says more. */
  reason: string | undefined;
  readonly #token: string;
  readonly #send: (token: string) => Promise<CallOutcome<Answer>>;

  constructor(token: string | null, send: (token: string) => Promise<CallOutcome<Answer>>) {
    this.#token = token ?? '';
    this.#send = send;
    this.progress = isToken(this.#token) ? 'asking' : 'over';
    makeAutoObservable(this);
  }

  /** @returns the answer when it has gone well */
  async send(): Promise<Answer | undefined> {
    if (this.progress === 'sending') return undefined;
    this.follow('sending');
    const outcome = await this.#send(this.#token);
    if (outcome.kind === 'unreachable') this.follow('offline');
    else if (outcome.kind === 'refused') this.#refuse(outcome.problem);
    else this.follow('done', { answer: outcome.value });
    return this.answer;
  }

  get isAsking(): boolean {
    return this.progress === 'asking' || this.progress === 'sending';
  }

  /** It did not go, and may the next time. */
  get canBeTriedAgain(): boolean {
    return this.progress === 'offline' || this.progress === 'too-many' || this.progress === 'failed';
  }

  follow(progress: LinkProgress, { answer, reason }: { answer?: Answer; reason?: string } = {}) {
    this.progress = progress;
    this.answer = answer;
    this.reason = reason;
  }

  #refuse({ status, code, message }: Problem) {
    this.follow(failureOf(status), { reason: code === LINK_OVER_CODE ? undefined : message });
  }
}

export function isToken(token: string): boolean {
  return new RegExp(MAIL_TOKEN_PATTERN).test(token);
}

/** A link that is wrong, used or expired is refused as such; everything else is a failure of ours. */
function failureOf(status: number): LinkFailure {
  if (status === TOO_MANY) return 'too-many';
  return status < 500 ? 'over' : 'failed';
}
