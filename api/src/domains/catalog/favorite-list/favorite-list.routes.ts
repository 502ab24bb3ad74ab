import { deleteFavoriteList, putFavoriteList } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { FavoriteListService } from './favorite-list.service.ts';

const tags = ['favorites'];

/** The lists in which somebody keeps their favorites, for themselves alone. */
export function favoriteListRoutes(app: ApiInstance, service: FavoriteListService): void {
  app.route({
    method: putFavoriteList.method,
    url: putFavoriteList.url,
    schema: {
      summary: 'Names a list of favorites; may be repeated with the same id',
      tags,
      params: putFavoriteList.path,
      body: putFavoriteList.body,
      response: responses(putFavoriteList.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) =>
      service.putList(requireUser(request).userId, { id: request.params.id, ...request.body }),
  });

  app.route({
    method: deleteFavoriteList.method,
    url: deleteFavoriteList.url,
    schema: {
      summary: 'Deletes a list of favorites, whose homes go to the default list; may be repeated',
      tags,
      params: deleteFavoriteList.path,
      response: responses(deleteFavoriteList.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => service.deleteList(requireUser(request).userId, request.params.id),
  });
}
