/**
 * Loads code. When a file of it does not load, the file is fetched past the browser's cache and asked for
 * once more: it is kept for a year, and so would a damaged copy be.
 * @param fileOf address of the file that did not load, if the error does not name it as webpack's do
 */
export async function importFresh<Module>(
  load: () => Promise<Module>,
  fileOf: (error: unknown) => string | undefined = fileOfChunk,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const file = fileOf(error);
    if (file === undefined) throw error;
    await fetch(file, { cache: 'reload' }).catch(() => undefined);
    return load();
  }
}

function fileOfChunk(error: unknown): string | undefined {
  const request: unknown = error instanceof Error ? Reflect.get(error, 'request') : undefined;
  return typeof request === 'string' ? request : undefined;
}
