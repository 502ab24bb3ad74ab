/** Posts as a page of the site does; without a body where the call has none. */
export function postJson(url: URL, cookie: string, body?: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
