import { useEffect, useRef, useState } from 'react';

/**
 * Tells whether an image could not be loaded, also when it failed before hydration. Spread `attributes` onto
 * the `img`.
 */
export function useImageFailure() {
  const ref = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setHasFailed(true);
  }, []);
  return { hasFailed, attributes: { ref, onError: () => setHasFailed(true) } };
}
