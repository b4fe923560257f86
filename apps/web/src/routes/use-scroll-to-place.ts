import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of page: to the anchor in the address, else to the top. */
export function useScrollToPlace(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (hash === '') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    // The target may belong to a page whose code is still on its way.
    const deadline = Date.now() + 3000;
    let timer: ReturnType<typeof setTimeout>;
    const seek = (): void => {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target !== null) target.scrollIntoView();
      else if (Date.now() < deadline) timer = setTimeout(seek, 50);
    };
    seek();
    return () => clearTimeout(timer);
  }, [pathname, hash]);
}
