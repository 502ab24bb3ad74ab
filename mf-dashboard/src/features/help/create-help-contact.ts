import { importFresh, type RootStore } from '@moien/shared-lib';
import { ContactStore } from '@moien/shared-lib/contact';

export function createHelpContact(root: RootStore): ContactStore {
  return new ContactStore(async () => {
    const { createHelpDelivery } = await importFresh(
      () => import(/* webpackChunkName: "help-contact" */ './create-help-delivery.ts'),
    );
    return createHelpDelivery(root);
  });
}
