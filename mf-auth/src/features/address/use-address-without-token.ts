import { useEffect } from 'react';

/**
 * Takes query and hash out of the address bar once they have been read, so that what they carry stays in no
 * history and is sent on as no referrer. The router keeps its own idea of where it is.
 */
export function useAddressWithoutToken() {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (search || hash) window.history.replaceState(window.history.state, '', pathname);
  }, []);
}
