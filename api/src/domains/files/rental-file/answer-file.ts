import type { RentalFile } from '@moien/contract';
import type { FastifyRequest } from 'fastify';

/** All of one's own file, which every change answers. */
export type AnswerFile = (request: FastifyRequest) => Promise<RentalFile>;
