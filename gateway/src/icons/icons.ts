import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPng } from '@moien/api';
import { APP_ICONS, type AppIconName } from '@moien/contract';

type IconFile = 'app-icon.svg' | 'app-icon-maskable.svg' | 'favicon.svg';

/** The favicon leaves out what would blur in a browser's tab. */
export function readIcon(file: IconFile): Buffer {
  return readFileSync(join(import.meta.dirname, file));
}

/** An icon of the installed site as PNG. */
export function renderIcon(name: AppIconName): Promise<Buffer> {
  const { size, isMaskable } = APP_ICONS[name];
  return renderPng(readIcon(isMaskable ? 'app-icon-maskable.svg' : 'app-icon.svg'), size);
}
