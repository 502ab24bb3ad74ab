import type { BookingContact } from '@moien/contract';
import { makeAutoObservable } from 'mobx';
import { createStoredList } from './stored-list.ts';

/** What a guest writes at the checkout, but for the card, which nothing keeps. */
export type CheckoutFields = BookingContact & { message: string; areHouseRulesAccepted: boolean };
type FieldName = keyof CheckoutFields;

const EMPTY: CheckoutFields = {
  firstName: '',
  lastName: '',
  phonePrefix: '',
  phoneNumber: '',
  message: '',
  areHouseRulesAccepted: false,
};

const KEY = 'checkout-drafts';

/** Drafts by home, newest first, in session storage: names and telephone numbers go with the tab. */
const drafts = createStoredList<object>({
  key: KEY,
  storage: () => sessionStorage,
  maximum: 5,
  isItem: (value): value is object => typeof value === 'object' && value !== null,
});

/** Lives as long as the tab, so that leaving and coming back loses nothing. */
export class CheckoutDraft {
  fields: CheckoutFields = EMPTY;
  readonly #propertyId: string;
  #userId: string | undefined;

  constructor(propertyId: string) {
    this.#propertyId = propertyId;
    makeAutoObservable(this);
  }

  get contact(): BookingContact {
    const { firstName, lastName, phonePrefix, phoneNumber } = this.fields;
    return {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      phonePrefix,
      phoneNumber: phoneNumber.trim(),
    };
  }

  set<Name extends FieldName>(name: Name, value: CheckoutFields[Name]) {
    this.fields = { ...this.fields, [name]: value };
    this.#keep();
  }

  /** What is known of the person stands where nothing has been written. */
  fill(known: Partial<BookingContact>) {
    const { firstName, lastName, phonePrefix, phoneNumber } = this.fields;
    const hasPhone = phoneNumber !== '';
    this.fields = {
      ...this.fields,
      firstName: firstName || (known.firstName ?? ''),
      lastName: lastName || (known.lastName ?? ''),
      phonePrefix: (hasPhone && phonePrefix) || known.phonePrefix || phonePrefix,
      phoneNumber: phoneNumber || (known.phoneNumber ?? ''),
    };
  }

  /** What the person wrote in this tab; nothing of anybody else's. Only in the browser. */
  restore(userId: string) {
    if (this.#userId !== userId) this.fields = EMPTY;
    this.#userId = userId;
    const kept = drafts.read().find((draft) => isOf(draft, this.#propertyId));
    if (kept && Reflect.get(kept, 'userId') === userId) this.fields = readFields(kept);
  }

  forget() {
    this.fields = EMPTY;
    forgetDraft(this.#propertyId);
  }

  #keep() {
    const own = { ...this.fields, propertyId: this.#propertyId, userId: this.#userId };
    drafts.write([own, ...drafts.read().filter((draft) => !isOf(draft, this.#propertyId))]);
  }
}

function readFields(kept: object): CheckoutFields {
  const text = (name: FieldName) => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    phonePrefix: text('phonePrefix'),
    phoneNumber: text('phoneNumber'),
    message: text('message'),
    areHouseRulesAccepted: Reflect.get(kept, 'areHouseRulesAccepted') === true,
  };
}

/** What was written for a home is booked. Only in the browser. */
export function forgetDraft(propertyId: string): void {
  drafts.write(drafts.read().filter((draft) => !isOf(draft, propertyId)));
}

const isOf = (draft: object, propertyId: string) => Reflect.get(draft, 'propertyId') === propertyId;
