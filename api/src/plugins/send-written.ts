import type { FastifyReply } from 'fastify';

/** Sends an answer that the schema's serializer has already written. */
export function sendWritten(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').serializer(String).send(text);
}
