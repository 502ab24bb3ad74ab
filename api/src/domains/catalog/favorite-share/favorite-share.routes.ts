import { deleteFavoriteShare, getSharedFavorites, putFavoriteShare } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { FavoriteShareService } from './favorite-share.service.ts';

const tags = ['favorites'];

export function favoriteShareRoutes(app: ApiInstance, service: FavoriteShareService): void {
  app.route({
    method: putFavoriteShare.method,
    url: putFavoriteShare.url,
    schema: {
      summary: 'Makes a link to a list of favorites, or changes what it shows; may be repeated',
      tags,
      params: putFavoriteShare.path,
      body: putFavoriteShare.body,
      response: responses(putFavoriteShare.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) =>
      service.putShare(requireUser(request).userId, request.params.list, request.body),
  });

  app.route({
    method: deleteFavoriteShare.method,
    url: deleteFavoriteShare.url,
    schema: {
      summary: 'Ends the link to a list of favorites; may be repeated',
      tags,
      params: deleteFavoriteShare.path,
      response: responses(deleteFavoriteShare.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 60 } },
    handler: async (request) => service.deleteShare(requireUser(request).userId, request.params.list),
  });

  app.route({
    method: getSharedFavorites.method,
    url: getSharedFavorites.url,
    schema: {
      summary: 'A list of favorites that somebody shares, with the price of a stay',
      tags,
      querystring: getSharedFavorites.query,
      response: responses(getSharedFavorites.response),
    },
    // What a link shows ends at once with it: no cache keeps it.
    config: { access: 'everyone', rateLimit: { max: 60 } },
    handler: async (request) => service.readShared(request.query),
  });
}
