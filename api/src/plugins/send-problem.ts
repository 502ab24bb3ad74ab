import { STATUS_CODES } from 'node:http';
import type { LanguageTag, Problem } from '@moien/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemParameter } from '../lib/problem-error.ts';
import { type Message, messageText } from '../messages/message-text.ts';
import { languageOf } from './request-language.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of specification §7: its failures also carry `error`. */
    isSpecifiedCall?: boolean;
  }
}

export type Failure = Message & {
  status: number;
  code: string;
  parameters?: readonly ProblemParameter[] | undefined;
  challenge?: Problem['challenge'];
  step?: string | undefined;
} & Pick<Problem, 'quote' | 'nextFreeStay'>;

/** Characters of what is said of all parameters together; each of them is told its own in any case. */
const MESSAGE_LENGTH_MAXIMUM = 500;

/** Nobody knows which call was meant: it may have been one of specification §7. */
const CODES_WITHOUT_CALL = new Set(['not-found', 'method-not-allowed']);

/** RFC 9457 problem details in a language. */
export function writeProblem({ status, code, parameters, ...failure }: Failure, language: LanguageTag) {
  const told = parameters?.map(({ slug, values, ...parameter }) => ({
    ...parameter,
    message: messageText(language, slug, values),
  }));
  return {
    type: `urn:moien:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Failure',
    status,
    code,
    message: told?.length
      ? joinSentences(told.map(({ message }) => message))
      : messageText(language, failure.slug, failure.values),
    ...(failure.step === undefined ? {} : { step: failure.step }),
    ...(told ? { parameters: told } : {}),
    ...(failure.challenge ? { challenge: failure.challenge } : {}),
    ...(failure.quote ? { quote: failure.quote } : {}),
    ...(failure.nextFreeStay === undefined ? {} : { nextFreeStay: failure.nextFreeStay }),
  } satisfies Problem;
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const language = languageOf(request);
  const problem = writeProblem(failure, language);
  const { isSpecifiedCall = CODES_WITHOUT_CALL.has(failure.code) } = request.routeOptions.config;
  return reply
    .code(failure.status)
    .headers({ 'cache-control': 'no-store', 'content-language': language })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({
      ...problem,
      ...(isSpecifiedCall ? { error: problem.message } : {}),
      requestId: request.id,
    } satisfies Problem);
}

/** Whole sentences, as many as there is room for. */
function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return longer.length > MESSAGE_LENGTH_MAXIMUM ? text : longer;
  });
}
