import { createBodyReader } from './body-reader.ts';
import { newId, newSecret } from './identifiers.ts';
import type { Provider } from './provider.ts';
import type { HostedAction, IdentitySession, Recipient, User } from './resources.ts';
import { createUser } from './user.ts';

const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000;

/** An owner who has yet to enrol in strong customer authentication on a page of the provider. */
export function createEnrolledUser(provider: Provider, personType: User['PersonType'], body: unknown) {
  const user = createUser(provider, personType, body);
  if (user.UserCategory !== 'OWNER') return user;
  user.UserStatus = 'PENDING_USER_ACTION';
  return withAction(provider, user, { kind: 'enrolment', user });
}

export function createIdentitySession(provider: Provider, user: User, body: unknown): IdentitySession {
  const reader = createBodyReader(body);
  const returnUrl = reader.url('ReturnUrl');
  const tag = reader.tag();
  if (user.UserCategory !== 'OWNER') reader.fail('UserId', 'The user must be an OWNER.');
  if (user.UserStatus !== 'ACTIVE') reader.fail('UserId', 'The user must have enrolled in SCA.');
  reader.check();
  const id = newId('idv_session', provider.clock.now());
  const session: IdentitySession = {
    Id: id,
    Tag: tag,
    CreationDate: provider.clock.unixSeconds(),
    UserId: user.Id,
    HostedUrl: '',
    ReturnUrl: returnUrl,
    Status: 'PENDING',
    Checks: [],
  };
  session.HostedUrl = addAction(provider, { kind: 'identity', session, user }, returnUrl);
  provider.store.identitySessions.set(id, session);
  provider.clock.addDeadline(provider.clock.now() + SEVEN_DAYS, () => {
    if (session.Status === 'PENDING') session.Status = 'EXPIRED';
  });
  return session;
}

/** A bank account; an owner confirms it on a page of the provider before it can be paid to. */
export function createRecipient(provider: Provider, user: User, body: unknown) {
  const reader = createBodyReader(body);
  const recipient: Recipient = {
    Id: newId('rec', provider.clock.now()),
    Tag: reader.tag(),
    CreationDate: provider.clock.unixSeconds(),
    UserId: user.Id,
    Status: 'PENDING',
    DisplayName: reader.text('DisplayName'),
    PayoutMethodType: reader.oneOf('PayoutMethodType', ['InternationalBankTransfer', 'LocalBankTransfer']),
    RecipientType: reader.oneOf('RecipientType', ['Individual', 'Business']),
    Currency: reader.currency('Currency'),
    Country: reader.text('Country', 2),
    RecipientScope: 'PAYOUT',
    InternationalBankTransfer: reader.record('InternationalBankTransfer', ['AccountNumber', 'BIC']),
    IndividualRecipient: reader.raw('IndividualRecipient'),
    BusinessRecipient: reader.raw('BusinessRecipient'),
  };
  const holder = recipient.RecipientType === 'Individual' ? 'IndividualRecipient' : 'BusinessRecipient';
  reader.record(holder, holder === 'IndividualRecipient' ? ['FirstName', 'LastName'] : ['BusinessName']);
  if (user.UserCategory !== 'OWNER') reader.fail('UserId', 'The user must be an OWNER.');
  reader.check();
  provider.store.recipients.set(recipient.Id, recipient);
  return withAction(provider, recipient, { kind: 'recipient', recipient });
}

/** The only change that a recipient knows. */
export function deactivateRecipient(recipient: Recipient, body: unknown): Recipient {
  const reader = createBodyReader(body);
  reader.oneOf('Status', ['DEACTIVATED']);
  reader.check();
  recipient.Status = 'DEACTIVATED';
  return recipient;
}

type Action = HostedAction extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'id' | 'returnUrl'>
    : never
  : never;

function addAction(provider: Provider, action: Action, returnUrl: string | null): string {
  const id = newSecret();
  provider.store.hostedActions.set(id, { ...action, id, returnUrl } as HostedAction);
  return `${provider.origin}/hosted/${id}`;
}

function withAction<Item extends object>(provider: Provider, item: Item, action: Action) {
  return { ...item, PendingUserAction: { RedirectUrl: addAction(provider, action, null) } };
}
