// In one chunk with the late parts of the page.
export { DepositNote } from './DepositNote.tsx';
export { FreeCancellation } from './FreeCancellation.tsx';
export { MonthlyCosts } from './MonthlyCosts.tsx';
export { TermSwitch } from './TermSwitch.tsx';
