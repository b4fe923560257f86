import { FileUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '#routes/paths.ts';
import { ButtonLink } from '#ui/button.tsx';

/** On phones the way to the widget is always at hand: from wherever the widget itself is not to be seen. */
export function MobileBar() {
  const [isWidgetInView, setWidgetInView] = useState(true);
  useEffect(() => {
    const widget = document.querySelector('#upload-section');
    if (widget === null) return;
    const observer = new IntersectionObserver((entries) => setWidgetInView(entries.at(-1)?.isIntersecting === true));
    observer.observe(widget);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      data-bottom-bar
      data-foot
      data-widget-in-view={isWidgetInView ? '' : undefined}
      className="sticky bottom-0 z-20 border-t border-rule bg-sheet/95 px-3 py-2 backdrop-blur-md sm:hidden"
    >
      <ButtonLink to={paths.upload} wide>
        <FileUp aria-hidden="true" />
        Upload PDF
      </ButtonLink>
    </div>
  );
}
