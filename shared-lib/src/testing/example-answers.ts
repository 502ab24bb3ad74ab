import type { Transport, TransportRequest, TransportResponse } from '../api/transport.ts';

/** By method and path: `GET /api/account`. The last of several is given from then on. */
export type ExampleAnswers = Record<string, ExampleAnswer | ExampleAnswer[]>;
export type ExampleAnswer = { status: number; body?: unknown };

/** A refusal as the API answers it; status 0 is a network that is away. */
export function exampleRefusal(
  status: number,
  code = 'refused',
  more: Record<string, unknown> = {},
): ExampleAnswer {
  const message = `The API says ${code}.`;
  return { status, body: { type: 'about:blank', title: code, status, code, message, ...more } };
}

/** An API that gives these answers, and to everything else none; `sent` is all that it was asked. */
export function exampleTransport(answers: ExampleAnswers) {
  const waiting = new Map(Object.entries(answers).map(([call, known]) => [call, [known].flat()]));
  const sent: { call: string; body: unknown }[] = [];
  const transport: Transport = async ({
    method,
    url,
    body,
  }: TransportRequest): Promise<TransportResponse> => {
    sent.push({ call: `${method} ${url}`, body });
    const known = waiting.get(`${method} ${url.split('?')[0]}`);
    const answer = known && known.length > 1 ? known.shift() : known?.[0];
    if (!answer?.status) throw new Error('There is no network.');
    return { status: answer.status, body: answer.body };
  };
  return { transport, sent };
}
