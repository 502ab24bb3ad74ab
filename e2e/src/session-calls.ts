import type { Page } from '@playwright/test';

/** Calls of the API by whoever is signed in in the page's browser. */
export function createCaller({ request }: Page, siteAddress: string) {
  return {
    async get<Answer>(path: string): Promise<Answer> {
      const answer = await request.get(path);
      if (!answer.ok()) throw new Error(`GET ${path} answered ${answer.status()}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
    async post<Answer>(path: string, data: object): Promise<Answer> {
      const answer = await request.post(path, { data, headers: { origin: siteAddress } });
      if (!answer.ok()) throw new Error(`POST ${path} answered ${answer.status()}: ${await answer.text()}`);
      return (await answer.json()) as Answer;
    },
  };
}
