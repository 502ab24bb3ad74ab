import {
  addDays,
  CARD_PAGE_NAMES,
  type CardKind,
  type CardPageName,
  type Day,
  type ImagePath,
  isCurrencyCode,
  type LanguageTag,
  toDay,
  Uuid,
} from '@moien/contract';
import { Value } from 'typebox/value';
import type { PropertyRepository } from '../domains/catalog/index.ts';
import { presentSummary } from '../domains/catalog/index.ts';
import type { ArticleRepository, EventRepository } from '../domains/content/index.ts';
import { presentArticleSummary, presentEventSummary } from '../domains/content/index.ts';
import type { Card } from './card.ts';
import { articleFacts, cardText, eventFacts, propertyFacts } from './card-facts.ts';

/** What a page without a picture of its own shows: the region. */
export const PAGE_PICTURES: Record<CardPageName, ImagePath> = {
  home: '/global/banner-1',
  search: '/global/banner-2',
  blog: '/global/banner-10',
  events: '/global/banner-9',
  'contact-us': '/global/banner-5',
  'privacy-policy': '/global/banner-8',
  terms: '/global/banner-7',
  'cookies-policy': '/global/banner-11',
  faq: '/global/banner-6',
  about: '/global/banner-3',
};

export type CardSources = {
  properties: Pick<PropertyRepository, 'findDetail'>;
  articles: Pick<ArticleRepository, 'find'>;
  events: Pick<EventRepository, 'find'>;
  now: () => Date;
};

/** Reads what stands on a card; undefined when the page does not exist for everybody in this language. */
export type CardReader = (kind: CardKind, id: string, language: LanguageTag) => Promise<Card | undefined>;

export function createCardReader({ properties, articles, events, now }: CardSources): CardReader {
  const readers: Record<CardKind, (id: string, language: LanguageTag) => Promise<Card | undefined>> = {
    async property(id, language) {
      const today: Day = toDay(now());
      const row = await properties.findDetail(id, language, today, addDays(today, 1));
      if (!row || !isCurrencyCode(row.currency)) return undefined;
      const property = presentSummary(row, null);
      return {
        title: property.title,
        facts: propertyFacts(property, language),
        picture: property.imageArray[0]?.path ?? PAGE_PICTURES.search,
      };
    },
    async article(id, language) {
      const row = await articles.find(id, language, now());
      const article = row && presentArticleSummary(row);
      return (
        article && {
          title: article.title,
          facts: articleFacts(article, language),
          picture: article.imagePath,
        }
      );
    },
    async event(id, language) {
      const row = await events.find(id, language);
      const event = row && presentEventSummary(row, now());
      return event && { title: event.title, facts: eventFacts(event, language), picture: event.imagePath };
    },
    async page(id, language) {
      const name = CARD_PAGE_NAMES.find((known) => known === id);
      return (
        name && {
          title: cardText(language, name),
          facts: [cardText(language, `${name}-line`)],
          picture: PAGE_PICTURES[name],
        }
      );
    },
  };
  return async (kind, id, language) =>
    kind === 'page' || Value.Check(Uuid, id) ? readers[kind](id, language) : undefined;
}
