// One chunk: what stands on Leaflet.
export { MapPanel } from './MapPanel.tsx';
export { PropertyMap } from './PropertyMap.tsx';
