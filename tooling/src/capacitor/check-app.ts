import { type AppFiles, type Finding, openAppFiles, Unreadable } from './checks/app-files.ts';
import { checkAndroidFiles, checkManifest } from './checks/check-android.ts';
import { checkBundle } from './checks/check-bundle.ts';
import { checkConfig, checkNativeSettings } from './checks/check-config.ts';
import { checkInfo, checkIosFiles } from './checks/check-ios.ts';
import { checkPictures } from './checks/check-pictures.ts';
import { checkPlugins } from './checks/check-plugins.ts';
import { checkStore } from './checks/check-store.ts';

export type CheckOptions = {
  /** The app's folder. */
  folder: string;
  /** Of the product. */
  version: string;
  /** Also what a build for a store needs. */
  isForStore?: boolean;
};

/** Everything about both projects that can be told without Android Studio and Xcode. */
export function checkApp({ folder, version, isForStore = false }: CheckOptions): Finding[] {
  const app = openAppFiles(folder, version);
  const checks: ((app: AppFiles) => Finding[])[] = [
    checkConfig,
    checkNativeSettings,
    checkPlugins,
    checkManifest,
    checkAndroidFiles,
    checkInfo,
    checkIosFiles,
    checkPictures,
    checkBundle,
    ...(isForStore ? [checkStore] : []),
  ];
  const findings = checks.flatMap((check) => findingsOf(check, app));
  const texts = new Set<string>();
  return findings.filter(({ file, sentence }) => {
    const text = `${file}: ${sentence}`;
    const isNew = !texts.has(text);
    texts.add(text);
    return isNew;
  });
}

function findingsOf(check: (app: AppFiles) => Finding[], app: AppFiles): Finding[] {
  try {
    return check(app);
  } catch (error) {
    if (error instanceof Unreadable) return [error.finding];
    throw error;
  }
}
