import { importFresh } from '@moien/shared-lib';

const RETRY_MILLISECONDS = 3000;

/**
 * Code that a page cannot do without for long: asked for again and again until it is there. Never rejects.
 */
export async function untilLoaded<Module>(
  load: () => Promise<Module>,
  onFailure: () => void,
): Promise<Module> {
  try {
    return await importFresh(load);
  } catch (error) {
    onFailure();
    console.error('The layout could not be loaded.', error);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
    return untilLoaded(load, onFailure);
  }
}
