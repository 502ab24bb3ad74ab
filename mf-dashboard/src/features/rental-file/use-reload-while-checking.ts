import { useEffect, useRef } from 'react';
import type { RentalFileStore } from './rental-file-store.ts';

const FIRST_MILLISECONDS = 1000;
const LAST_MILLISECONDS = 15_000;

/** While documents are being checked, asks again, less and less often. */
export function useReloadWhileChecking(store: RentalFileStore): void {
  const wait = useRef(FIRST_MILLISECONDS);
  const { isChecking, file } = store;
  useEffect(() => {
    if (!isChecking || !file) {
      wait.current = FIRST_MILLISECONDS;
      return;
    }
    const timer = setTimeout(() => void store.load(), wait.current);
    wait.current = Math.min(wait.current * 2, LAST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isChecking, file, store]);
}
