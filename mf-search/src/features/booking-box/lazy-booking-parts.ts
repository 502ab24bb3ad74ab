// In one chunk with the late parts of the page.
export { MonthlyCosts } from './MonthlyCosts.tsx';
export { TermSwitch } from './TermSwitch.tsx';
