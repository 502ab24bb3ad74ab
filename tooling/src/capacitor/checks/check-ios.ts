import { LANGUAGE_TAGS } from '@moien/contract';
import { type AppFiles, type Finding, findingsIn } from './app-files.ts';
import { readReasons } from './check-android.ts';
import { type PlistDictionary, type PlistValue, parsePlist } from './plist.ts';

const INFO = 'ios/App/App/Info.plist';
const ENTITLEMENTS = 'ios/App/App/App.entitlements';
const PRIVACY = 'ios/App/App/PrivacyInfo.xcprivacy';
const PROJECT = 'ios/App/App.xcodeproj/project.pbxproj';
const DELEGATE = 'ios/App/App/AppDelegate.swift';

const USAGE = /^NS.+UsageDescription$/;
const PORTRAIT = ['UIInterfaceOrientationPortrait', 'UIInterfaceOrientationPortraitUpsideDown'];

const listOf = (value: PlistValue | undefined): PlistValue[] => (Array.isArray(value) ? value : []);

export function checkInfo(app: AppFiles): Finding[] {
  const info = app.parse(INFO, parsePlist);
  const orientations = [
    ...listOf(info.UISupportedInterfaceOrientations),
    ...listOf(info['UISupportedInterfaceOrientations~ipad']),
  ];
  const languages = listOf(info.CFBundleLocalizations);
  return [
    ...findingsIn(INFO, [
      [
        orientations.length > 0 && orientations.every((name) => PORTRAIT.includes(String(name))),
        'Only portrait may be among the orientations (specification §9).',
      ],
      [
        info.UIRequiresFullScreen === true,
        'UIRequiresFullScreen must be true: Apple refuses portrait alone on an iPad without it.',
      ],
      [
        info.NSAppTransportSecurity === undefined,
        'NSAppTransportSecurity must not be there: it makes exceptions from https.',
      ],
      [
        info.CFBundleURLTypes === undefined,
        'CFBundleURLTypes must not be there: any app may claim a scheme of its own.',
      ],
      [
        info.CFBundleShortVersionString === '$(MARKETING_VERSION)' &&
          info.CFBundleVersion === '$(CURRENT_PROJECT_VERSION)',
        'The versions must be $(MARKETING_VERSION) and $(CURRENT_PROJECT_VERSION), which ios/moien.xcconfig names.',
      ],
      [
        LANGUAGE_TAGS.every((tag) => languages.includes(tag)),
        `CFBundleLocalizations must have ${LANGUAGE_TAGS.join(', ')}.`,
      ],
      [
        info.UIViewControllerBasedStatusBarAppearance === true,
        'UIViewControllerBasedStatusBarAppearance must be true: Capacitor’s system bars need it.',
      ],
    ]),
    ...checkReasons(app, info),
  ];
}

/** Each position and background mode has a reason, and each question its words in every language. */
function checkReasons(app: AppFiles, info: PlistDictionary): Finding[] {
  const reasons = readReasons(app).ios;
  const usages = Object.keys(info).filter((key) => USAGE.test(key));
  const asked = [...usages, ...listOf(info.UIBackgroundModes).map(String)];
  const words = LANGUAGE_TAGS.flatMap((tag) => {
    const file = `ios/App/App/${tag}.lproj/InfoPlist.strings`;
    const text = app.text(file);
    return findingsIn(
      file,
      usages.map((key) => [
        new RegExp(`^"${key}" = ".{20,}";$`, 'm').test(text),
        `${key} is not translated.`,
      ]),
    );
  });
  return [
    ...asked
      .filter((name) => !reasons[name])
      .map((name) => ({ file: INFO, sentence: `${name} has no reason in capacitor/permissions.json.` })),
    ...Object.keys(reasons)
      .filter((name) => !asked.includes(name))
      .map((name) => ({
        file: INFO,
        sentence: `${name} is missing, but capacitor/permissions.json has its reason.`,
      })),
    ...usages
      .filter((key) => String(info[key]).length < 20)
      .map((key) => ({ file: INFO, sentence: `${key} must say to the person what the permission is for.` })),
    ...words,
  ];
}

export function checkIosFiles(app: AppFiles): Finding[] {
  const { appId } = app.parse('capacitor.config.json', (text) => JSON.parse(text) as { appId: string });
  const entitlements = app.parse(ENTITLEMENTS, parsePlist);
  const domains = listOf(entitlements['com.apple.developer.associated-domains']);
  const privacy = app.parse(PRIVACY, parsePlist);
  const project = app.text(PROJECT);
  const delegate = app.text(DELEGATE);
  const bundleIds = [...project.matchAll(/PRODUCT_BUNDLE_IDENTIFIER = (.+);/g)].map(([, id]) => id);
  const accessed = listOf(privacy.NSPrivacyAccessedAPITypes) as PlistDictionary[];
  const collected = listOf(privacy.NSPrivacyCollectedDataTypes) as PlistDictionary[];
  return [
    ...findingsIn(ENTITLEMENTS, [
      [
        domains.join() === 'applinks:$(APP_LINK_HOST)',
        'The associated domain must be applinks:$(APP_LINK_HOST), which ios/moien.xcconfig names.',
      ],
      [
        entitlements['aps-environment'] === '$(APS_ENVIRONMENT)',
        'aps-environment must be $(APS_ENVIRONMENT), or no notification arrives.',
      ],
    ]),
    ...findingsIn(PRIVACY, [
      [
        privacy.NSPrivacyTracking === false,
        'NSPrivacyTracking must be false: nobody is followed into other apps.',
      ],
      [
        listOf(privacy.NSPrivacyTrackingDomains).length === 0,
        'NSPrivacyTrackingDomains must be empty: nobody is followed into other apps.',
      ],
      [
        accessed.length > 0 &&
          accessed.every((type) => listOf(type.NSPrivacyAccessedAPITypeReasons).length > 0),
        'Each accessed API must have a reason.',
      ],
      [
        collected.length > 0 &&
          collected.every(
            (type) =>
              type.NSPrivacyCollectedDataTypeTracking === false &&
              typeof type.NSPrivacyCollectedDataTypeLinked === 'boolean' &&
              listOf(type.NSPrivacyCollectedDataTypePurposes).length > 0,
          ),
        'Each collected kind of data must say its purposes, whether it is linked to the person, and that it is not for tracking.',
      ],
    ]),
    ...findingsIn(PROJECT, [
      [
        bundleIds.length > 0 && bundleIds.every((id) => id === appId),
        `PRODUCT_BUNDLE_IDENTIFIER must be ${appId}, as capacitor.config.json says.`,
      ],
      [
        !/MARKETING_VERSION|CURRENT_PROJECT_VERSION/.test(project),
        'Versions must not be in the project: they come from ios/moien.xcconfig.',
      ],
      [
        project.split('CODE_SIGN_ENTITLEMENTS = App/App.entitlements;').length === 3,
        'Debug and Release must be signed with App/App.entitlements.',
      ],
      [
        /PrivacyInfo\.xcprivacy in Resources \*\/,/.test(project),
        'PrivacyInfo.xcprivacy must be among the resources, or it is not in the app.',
      ],
      [
        /release\.xcconfig \*\/;\n/.test(project) &&
          app.text('ios/release.xcconfig').includes('#include "moien.xcconfig"'),
        'Release must be built with ios/release.xcconfig, which includes moien.xcconfig.',
      ],
    ]),
    ...findingsIn(DELEGATE, [
      [
        [
          'didRegisterForRemoteNotificationsWithDeviceToken',
          'didFailToRegisterForRemoteNotificationsWithError',
        ].every((name) => delegate.includes(name)),
        'The delegate must pass the device token on to the plugin.',
      ],
      [
        delegate.includes('didReceiveRemoteNotification'),
        'The delegate must remove what was read elsewhere (decision 0087).',
      ],
    ]),
  ];
}
