import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { lazyPart } from './lazy-part.tsx';

/** Constant, because React compares this object by identity and would empty the section on the next render. */
const asFound = { __html: '' };

/**
 * A section that nothing in it can change. On the server it is rendered as usual; in the browser its HTML is kept as
 * it was found, and its code is never fetched. Only where there is no such HTML (the visitor came from another page
 * of the site) is the code fetched and rendered.
 */
export function frozenSection(name: string, load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Section = lazyPart(load);
  return function FrozenSection() {
    const element = useRef<HTMLDivElement>(null);
    const [isFound, setFound] = useState(
      () => typeof document !== 'undefined' && document.querySelector(`[data-frozen="${name}"] > *`) !== null,
    );
    useEffect(() => {
      if (isFound && element.current?.childElementCount === 0) setFound(false);
    }, [isFound]);
    if (isFound) {
      return <div ref={element} data-frozen={name} suppressHydrationWarning dangerouslySetInnerHTML={asFound} />;
    }
    return (
      <div key="rendered" data-frozen={name}>
        <Suspense fallback={<div className="min-h-96" />}>
          <Section />
        </Suspense>
      </div>
    );
  };
}
