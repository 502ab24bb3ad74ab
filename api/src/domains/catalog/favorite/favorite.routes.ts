import { addFavorite, changeFavorite, getFavoriteIds, getFavorites, removeFavorite } from '@moien/contract';
import type { ApiInstance } from '../../../lib/api-instance.ts';
import { messageText } from '../../../messages/message-text.ts';
import { languageOf } from '../../../plugins/request-language.ts';
import { responses } from '../../../plugins/responses.ts';
import { requireUser } from '../../identity/index.ts';
import type { FavoriteService } from './favorite.service.ts';

const tags = ['favorites'];

/** The homes that somebody has put aside, for themselves alone. */
export function favoriteRoutes(app: ApiInstance, service: FavoriteService): void {
  app.route({
    method: getFavorites.method,
    url: getFavorites.url,
    schema: {
      summary:
        'One’s own favorites with their cards, newest first, with the price of a stay, and the lists that they are in',
      tags,
      querystring: getFavorites.query,
      response: responses(getFavorites.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => service.listFavorites(requireUser(request).userId, request.query),
  });

  app.route({
    method: getFavoriteIds.method,
    url: getFavoriteIds.url,
    schema: {
      summary: 'Which homes are one’s own favorites, newest first',
      tags,
      response: responses(getFavoriteIds.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 300 } },
    handler: async (request) => service.listIds(requireUser(request).userId),
  });

  app.route({
    method: addFavorite.method,
    url: addFavorite.url,
    schema: {
      summary: 'Puts a home aside; may be repeated',
      tags,
      params: addFavorite.path,
      response: responses(addFavorite.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => service.addFavorite(requireUser(request).userId, request.params.propertyId),
  });

  app.route({
    method: changeFavorite.method,
    url: changeFavorite.url,
    schema: {
      summary: 'Puts a favorite into a list, or writes its note; may be repeated',
      tags,
      params: changeFavorite.path,
      body: changeFavorite.body,
      response: responses(changeFavorite.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) => {
      const { userId } = requireUser(request);
      await service.changeFavorite(userId, request.params.propertyId, request.body);
      return { message: messageText(languageOf(request), 'favorite-changed') };
    },
  });

  app.route({
    method: removeFavorite.method,
    url: removeFavorite.url,
    schema: {
      summary: 'Puts a home back; may be repeated',
      tags,
      params: removeFavorite.path,
      response: responses(removeFavorite.response),
    },
    config: { access: 'signed-in', rateLimit: { max: 120 } },
    handler: async (request) =>
      service.removeFavorite(requireUser(request).userId, request.params.propertyId),
  });
}
