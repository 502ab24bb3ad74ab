import type { MediaOriginals } from './media-originals.ts';

/**
 * Pictures beside the files on disk, from the module that `MEDIA_ORIGINALS` names: a package or an absolute
 * path. It exports `originals`.
 * @throws when there is no such module, or it has no `originals`
 */
export async function loadOriginals(name: string): Promise<MediaOriginals> {
  const { originals }: { originals?: Partial<MediaOriginals> } = await import(name).catch(
    (cause: unknown) => {
      throw new Error(`MEDIA_ORIGINALS names the module ${name}, which cannot be loaded.`, { cause });
    },
  );
  if (typeof originals?.open !== 'function')
    throw new Error(`MEDIA_ORIGINALS names the module ${name}, which exports no originals with open().`);
  return originals as MediaOriginals;
}
