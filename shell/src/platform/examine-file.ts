/** How the server answers for a file that did not load; `intact` also where it cannot be told. */
export type FileCondition = 'missing' | 'unreachable' | 'altered' | 'intact';

/** Asks past the browser's cache, which keeps files for a year and so would keep a damaged copy. */
export async function examineFile(file: string, integrity?: string): Promise<FileCondition> {
  try {
    const response = await fetch(file, { cache: 'reload' });
    if (response.status === 404) return 'missing';
    if (!response.ok) return 'unreachable';
    const content = await response.arrayBuffer();
    return !integrity || (await isContent(content, integrity)) ? 'intact' : 'altered';
  } catch {
    return 'unreachable';
  }
}

async function isContent(content: ArrayBuffer, integrity: string): Promise<boolean> {
  // Browsers have it on secure origins only.
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return integrity === `sha384-${btoa(String.fromCharCode(...digest))}`;
}
