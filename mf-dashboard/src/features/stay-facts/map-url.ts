const ZOOM = 17;

/** A page of OpenStreetMap with a mark at the place; degrees (WGS 84). */
export function mapUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const mark = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${mark}#map=${ZOOM}/${latitude}/${longitude}`;
}
