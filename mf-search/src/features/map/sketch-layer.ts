import leaflet from 'leaflet';
import { citySketch, type SketchKind } from './city-sketch.ts';
import styles from './MapFrame.module.css';
import { smoothLine } from './smooth-line.ts';

const PANE = 'sketch';
/** Farther away it is too small to be told from a border; nearer its lines would be off by half a street. */
const ZOOMS = { first: 10, last: 14 } as const;

/** Roads have an edge, drawn below all of them, so that they meet without one. */
const CLASSES: readonly (readonly [name: string | undefined, kind: SketchKind])[] = [
  [styles.sketchGreen, 'wood'],
  [styles.sketchValley, 'valley'],
  [styles.sketchRiver, 'river'],
  [styles.sketchRoadEdge, 'road'],
  [styles.sketchMotorwayEdge, 'motorway'],
  [styles.sketchRail, 'rail'],
  [styles.sketchRoad, 'road'],
  [styles.sketchMotorway, 'motorway'],
];

/** Draws what a town looks like from afar where no streets are drawn. */
export function drawSketch(map: leaflet.Map) {
  map.createPane(PANE).classList.add(styles.sketch ?? '');
  const renderer = leaflet.svg({ pane: PANE, padding: 0.5 });
  const drawn = citySketch();
  const shapes = CLASSES.map(([className = '', kind]) => {
    const lines = drawn
      .filter((one) => one.kind === kind)
      .map(({ line }) => smoothLine(line, kind === 'wood'));
    const options = { pane: PANE, renderer, interactive: false, className };
    return kind === 'wood'
      ? leaflet.polygon(
          lines.map((ring) => [ring]),
          options,
        )
      : leaflet.polyline(lines, options);
  });
  const sketch = leaflet.layerGroup(shapes);
  const show = () => {
    const zoom = map.getZoom();
    if (zoom < ZOOMS.first || zoom > ZOOMS.last) sketch.remove();
    else sketch.addTo(map);
    map.getContainer().style.setProperty('--sketch-scale', String(2 ** ((zoom - 13) / 2)));
  };
  map.on('zoomend', show);
  show();
}
