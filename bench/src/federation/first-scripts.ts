import { gzipSync } from 'node:zlib';

/**
 * Addresses of the scripts that a document names, each once: what must arrive before the page comes alive.
 */
export function firstScripts(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const addresses = tags.flatMap((tag) => {
    const isPreload = /^<link\b/.test(tag) && /\brel="preload"/.test(tag) && /\bas="script"/.test(tag);
    const [, address] = (isPreload ? /\bhref="([^"]+)"/ : /^<script\b.*\bsrc="([^"]+)"/).exec(tag) ?? [];
    return address ? [new URL(address, 'http://moien.example').pathname] : [];
  });
  return [...new Set(addresses)];
}

export type ScriptSizes = { scripts: number; gzipBytes: number };

/** Size of a page's first scripts after gzip -9. */
export async function sizeOfFirstScripts(url: string): Promise<ScriptSizes> {
  const scripts = firstScripts(await read(url));
  const contents = await Promise.all(scripts.map((path) => read(new URL(path, url).href)));
  const gzipBytes = contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
  return { scripts: scripts.length, gzipBytes };
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
}
