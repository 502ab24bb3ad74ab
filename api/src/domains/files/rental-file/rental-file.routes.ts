import {
  getRentalFile,
  putFilePerson,
  putRentalFile,
  removeFilePerson,
  unlockRentalFile,
} from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { type Reauthenticate, requireUser } from '../../identity/index.ts';
import type { AnswerFile } from './answer-file.ts';
import type { RentalFileService } from './rental-file.service.ts';
import type { UnlockService } from './unlock.service.ts';

const tags = ['rental file'];
const changing = { access: 'signed-in', rateLimit: { max: 60 } } as const;

type Parts = {
  files: RentalFileService;
  unlocks: UnlockService;
  reauthenticate: Reauthenticate;
  answer: AnswerFile;
};

export function rentalFileRoutes(app: ApiInstance, { files, unlocks, reauthenticate, answer }: Parts): void {
  app.route({
    method: getRentalFile.method,
    url: getRentalFile.url,
    schema: {
      summary: 'One’s own rental file: people, documents, and with whom it is shared',
      tags,
      querystring: getRentalFile.query,
      response: responses(getRentalFile.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: answer,
  });

  app.route({
    method: putRentalFile.method,
    url: putRentalFile.url,
    schema: {
      summary: 'Says for which country the file is, for whom, and with which income',
      tags,
      querystring: putRentalFile.query,
      body: putRentalFile.body,
      response: responses(putRentalFile.response),
    },
    config: changing,
    handler: async (request) => {
      await files.save(requireUser(request).userId, request.body);
      return answer(request);
    },
  });

  app.route({
    method: unlockRentalFile.method,
    url: unlockRentalFile.url,
    schema: {
      summary: 'Lets this session open and share one’s documents, after re-authentication',
      tags,
      querystring: unlockRentalFile.query,
      body: unlockRentalFile.body,
      response: responses(unlockRentalFile.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const { userId, sessionId } = requireUser(request);
      await reauthenticate(userId, request.body.proof, request);
      await unlocks.unlock(sessionId);
      return answer(request);
    },
  });

  app.route({
    method: putFilePerson.method,
    url: putFilePerson.url,
    schema: {
      summary: 'Names somebody else in the file; may be repeated with the same id',
      tags,
      params: putFilePerson.path,
      querystring: putFilePerson.query,
      body: putFilePerson.body,
      response: responses(putFilePerson.response),
    },
    config: changing,
    handler: async (request) => {
      await files.putPerson(requireUser(request).userId, request.params.id, request.body);
      return answer(request);
    },
  });

  app.route({
    method: removeFilePerson.method,
    url: removeFilePerson.url,
    schema: {
      summary: 'Removes somebody with their documents; may be repeated',
      tags,
      params: removeFilePerson.path,
      querystring: removeFilePerson.query,
      response: responses(removeFilePerson.response),
    },
    config: changing,
    handler: async (request) => {
      await files.removePerson(requireUser(request).userId, request.params.id);
      return answer(request);
    },
  });
}
