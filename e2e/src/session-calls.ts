import type { Page } from '@playwright/test';

/** Calls of the API by whoever is signed in in the page's browser. */
export function createCaller({ request }: Page, siteAddress: string) {
  const call = async <Answer>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    data?: object,
  ): Promise<Answer> => {
    const answer = await request.fetch(path, { method, data, headers: { origin: siteAddress } });
    if (!answer.ok())
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  return {
    get: <Answer>(path: string) => call<Answer>('GET', path),
    post: <Answer>(path: string, data: object) => call<Answer>('POST', path, data),
    put: <Answer>(path: string, data: object) => call<Answer>('PUT', path, data),
  };
}
