// One chunk.
export { MonthlyCosts } from '../booking-box/MonthlyCosts.tsx';
export { TermSwitch } from '../booking-box/TermSwitch.tsx';
export { PropertyEnd } from './PropertyEnd.tsx';
export { PropertyReading } from './PropertyReading.tsx';
