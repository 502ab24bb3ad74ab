/** By which ways a person can be told of something: in the site, by e-mail, by push to a device. */
export const NOTIFICATION_CHANNELS = ['site', 'mail', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export type NotificationIcon = 'message' | 'request' | 'agreed' | 'ended' | 'waiting' | 'money' | 'question';

export type NotificationKindRules = {
  icon: NotificationIcon;
  /** Id of the route that it opens: the ids in its data are that route's parameters. */
  target: 'conversation' | 'rental-booking' | 'ad-manage' | 'event' | 'shared-rental-file';
  /** Guest and host are told in words of their own; the key of the text ends with the side. */
  hasTextForEachSide: boolean;
  /** By which ways people are told who have chosen nothing. */
  channels: readonly NotificationChannel[];
  /** False for what somebody must know of a contract or of money. */
  canSwitchOff: boolean;
};

type Rules = Partial<Pick<NotificationKindRules, 'hasTextForEachSide' | 'canSwitchOff'>>;

const ofBooking = (
  icon: NotificationIcon,
  { hasTextForEachSide = false, canSwitchOff = false }: Rules = {},
): NotificationKindRules => ({
  ...{ icon, target: 'rental-booking', hasTextForEachSide, canSwitchOff },
  channels: NOTIFICATION_CHANNELS,
});

const ofEvent = (icon: NotificationIcon): NotificationKindRules => ({
  ...{ icon, target: 'event', hasTextForEachSide: false, canSwitchOff: true },
  channels: NOTIFICATION_CHANNELS,
});

const FOR_EACH_SIDE = { hasTextForEachSide: true };
const OPTIONAL = { canSwitchOff: true };

/**
 * What people are told of. The texts of a kind have its name: `told-…` in the list of notifications, `kind-…`
 * in the settings.
 */
export const NOTIFICATION_KINDS = {
  message: {
    ...{ icon: 'message', target: 'conversation', hasTextForEachSide: false, canSwitchOff: true },
    channels: NOTIFICATION_CHANNELS,
  },
  'booking-requested': ofBooking('request'),
  'booking-confirmed': ofBooking('agreed', FOR_EACH_SIDE),
  'booking-declined': ofBooking('ended'),
  'booking-withdrawn': ofBooking('ended', OPTIONAL),
  'booking-request-expired': ofBooking('ended', { ...FOR_EACH_SIDE, ...OPTIONAL }),
  'booking-cancelled': ofBooking('ended', FOR_EACH_SIDE),
  'booking-payment-failed': ofBooking('money', FOR_EACH_SIDE),
  'booking-payment-late': ofBooking('money'),
  'booking-no-show': ofBooking('question'),
  'booking-no-show-settled': ofBooking('ended', FOR_EACH_SIDE),
  'booking-objected': ofBooking('question'),
  'booking-disputed': ofBooking('money'),
  'booking-dispute-won': ofBooking('money'),
  'booking-dispute-lost': ofBooking('money'),
  'booking-change-proposed': ofBooking('waiting'),
  'booking-change-accepted': ofBooking('agreed'),
  'booking-change-declined': ofBooking('ended', OPTIONAL),
  'booking-change-withdrawn': ofBooking('ended', OPTIONAL),
  'booking-change-expired': ofBooking('ended', OPTIONAL),
  'booking-calendar-conflict': ofBooking('question'),
  'lease-calendar-conflict': {
    ...{ icon: 'question', target: 'ad-manage', hasTextForEachSide: false, canSwitchOff: false },
    channels: NOTIFICATION_CHANNELS,
  },
  'rental-file-shared': {
    ...{ icon: 'request', target: 'shared-rental-file', hasTextForEachSide: false, canSwitchOff: true },
    channels: NOTIFICATION_CHANNELS,
  },
  'event-seat-free': ofEvent('agreed'),
  'event-reminder': ofEvent('waiting'),
  'booking-deposit-due': ofBooking('money'),
  'booking-deposit-authorised': ofBooking('money'),
  'booking-deposit-claimed': ofBooking('question'),
  'booking-deposit-answered': ofBooking('question'),
  'booking-deposit-settled': ofBooking('money', FOR_EACH_SIDE),
  'booking-deposit-released': ofBooking('money'),
} as const satisfies Record<string, NotificationKindRules>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** A page leaves out kinds of a later release. */
export function isNotificationKind(name: string): name is NotificationKind {
  return Object.hasOwn(NOTIFICATION_KINDS, name);
}
