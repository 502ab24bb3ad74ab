import { importFresh, type RootStore } from '@moien/shared-lib';
import { ContactStore } from '@moien/shared-lib/contact';

export function createContactStore(root: RootStore): ContactStore {
  return new ContactStore(async () => {
    const { createContactDelivery } = await importFresh(
      () => import(/* webpackChunkName: "contact" */ './create-contact-delivery.ts'),
    );
    return createContactDelivery(root);
  });
}
