import {
  DOCUMENT_BYTES_MAXIMUM,
  DOCUMENT_NAME_MAXIMUM,
  type DocumentKind,
  makeUuidV7,
} from '@moien/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RentalFileStore } from '../rental-file-store.ts';

type Wanted = { personId: string; kind: DocumentKind; replacedId?: string };
export type Upload = ReturnType<typeof useUpload>;

const MEGABYTE = 1024 * 1024;

/** @param onSent with the id of the document that is there now */
export function useUpload(store: RentalFileStore, onSent: (id: string) => void) {
  const { t } = useTranslation('rental-file');
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [again, setAgain] = useState<() => void>();

  /** @param id the same one for each try, so that a lost answer adds nothing twice */
  async function send(file: File, wanted: Wanted, id = makeUuidV7()): Promise<void> {
    setFailure(undefined);
    setAgain(undefined);
    setName(file.name);
    if (file.size > DOCUMENT_BYTES_MAXIMUM)
      return setFailure(t('file-too-large', { megabytes: DOCUMENT_BYTES_MAXIMUM / MEGABYTE }));
    setBusy(true);
    const outcome = await store.change((api, query) => {
      const search = { ...wanted, name: file.name.slice(-DOCUMENT_NAME_MAXIMUM) };
      for (const [key, value] of Object.entries(search)) query.set(key, value);
      const headers = { 'content-type': file.type || 'application/octet-stream' };
      return api.call('putSupportingDocument', { path: { id }, query, headers, body: file });
    });
    setBusy(false);
    if (outcome.kind === 'ok') return onSent(id);
    if (outcome.kind === 'refused') return setFailure(outcome.problem.error ?? outcome.problem.message);
    setFailure(t('upload-unreachable'));
    setAgain(() => () => void send(file, wanted, id));
  }

  return { name, isBusy, failure, again, send };
}
