import type { BankingInformation } from '@moien/contract';
import type { BankingStore } from './banking-store.ts';

export type BankingFormProps = {
  store: BankingStore;
  information: BankingInformation;
  onClose: () => void;
};
