import type {
  Article,
  ArticlePage,
  City,
  Essentials,
  Event,
  EventPage,
  Property,
  PropertyPage,
} from '@moien/contract';
import { findStay, type Stay } from './stay.ts';

/** What of the demo journeys visit. */
export type Marketplace = {
  /** The city with the most homes. */
  city: City;
  /** A home of that city that is let by the night, so that its page has everything. */
  property: Property;
  /** In that home, with what it costs. */
  stay: Stay;
  /** An article that others on its topic are related to, in English. */
  article: Article;
  /** An event to come, in English, and not the next one: that may begin or end while the journeys go on. */
  event: Event;
};

export async function readMarketplace(address: string): Promise<Marketplace> {
  const essentials = await ask<Essentials>(`${address}/api/page/home/essentials`, { languageTag: 'en' });
  const [city] = essentials.cityArray;
  if (!city) throw new Error('The site of the journeys has no homes: it needs the demo.');
  const page = await ask<PropertyPage>(
    `${address}/api/properties?cityId=${city.id}&isAvailableForShortTerm=true`,
  );
  const [first] = page.propertyArray;
  if (!first) throw new Error(`${city.name} has no home for a night.`);
  const property = await ask<Property>(`${address}/api/properties/${first.id}?language=en`);
  return {
    city,
    property,
    stay: await findStay(address, property),
    article: await findArticle(address),
    event: await findEvent(address),
  };
}

async function findArticle(address: string): Promise<Article> {
  const { articleArray, topicArray } = await ask<ArticlePage>(`${address}/api/articles?language=en`);
  const shared = topicArray.filter(({ articleCount }) => articleCount > 2).map(({ topic }) => topic);
  const found = articleArray.find(({ topic }) => shared.includes(topic));
  if (!found) throw new Error('The blog of the demo has no topic with three articles.');
  return ask<Article>(`${address}/api/articles/${found.id}?language=en`);
}

async function findEvent(address: string): Promise<Event> {
  const found = (await ask<EventPage>(`${address}/api/events?language=en`)).eventArray.at(-1);
  if (!found) throw new Error('The blog of the demo has no event to come.');
  return ask<Event>(`${address}/api/events/${found.id}?language=en`);
}

/** A call of the API; with a body it is a POST. */
async function ask<Answer>(url: string, body?: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return (await answer.json()) as Answer;
}

/** A city as the visitor's language calls it. */
export function cityName(city: City, language: 'en' | 'fr' | 'de'): string {
  return city.localizedName?.[language] ?? city.name;
}
