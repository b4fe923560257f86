import { useState, type ComponentType } from 'react';
import { lazyPart, loadPart } from './lazy-part.tsx';

export interface LazyPage {
  /** Fetches the page's code, so that it can be rendered without a pause. Throws where it cannot be had. */
  readonly preload: () => Promise<void>;
  readonly Page: ComponentType;
}

/** A page in a bundle of its own. Once preloaded (on the server, before hydration) it renders at once. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | null = null;
  const Later = lazyPart(load);
  return {
    preload: async () => {
      loaded = (await loadPart(load)).default;
    },
    Page: function Page() {
      const [Chosen] = useState<ComponentType>(() => loaded ?? Later);
      return <Chosen />;
    },
  };
}
