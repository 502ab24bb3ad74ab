export type CookieJar = ReturnType<typeof createCookieJar>;

/** Keeps the cookies of one site for as long as a command runs. */
export function createCookieJar() {
  const cookies = new Map<string, string>();
  return {
    headers: (): Record<string, string> =>
      cookies.size === 0 ? {} : { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },

    keep(response: Pick<Response, 'headers'>): void {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}
