import type { Database } from '../database/database.ts';
import type { PersonalFiles, ReadPersonalFile } from '../domains/identity/index.ts';
import { createInvoiceRepository, createInvoiceService } from '../domains/invoicing/index.ts';
import { createPhotoStore } from '../media/photo-store.ts';
import { createUploadStore, isUploadType } from '../media/upload-store.ts';
import type { StorageArea } from '../storage/storage.ts';

type Storages = { area: (name: 'pictures' | 'attachments') => StorageArea };

/** The files that an export of personal data has beside the rows that name them. */
export function createPersonalFiles(
  database: Database,
  mediaDirectory: string,
  storage: Storages,
): PersonalFiles {
  const photosIn = (folder: 'people' | 'ads', target: string): ReadPersonalFile => {
    const store = createPhotoStore(mediaDirectory, storage.area('pictures'), folder);
    return async (path) => {
      const photo = await store.readOriginal(path);
      return photo && { name: `${target}/${photo.name}`, content: photo.bytes };
    };
  };
  const uploads = createUploadStore(mediaDirectory, storage.area('attachments'));
  const invoices = createInvoiceService(createInvoiceRepository(database));
  return {
    'person-picture': photosIn('people', 'picture'),
    'home-photo': photosIn('ads', 'homes'),
    attachment: async (fileId, { row: { mediaType } }) => {
      if (!isUploadType(mediaType)) return undefined;
      const content = await uploads.read({ fileId, mediaType });
      return content && { name: `attachments/${fileId}.${uploads.extensionOf(mediaType)}`, content };
    },
    invoice: async (id, { userId }) => {
      const { name, content } = await invoices.getPdf(userId, id);
      return { name: `invoices/${name}`, content };
    },
  };
}
