import { FileUp } from 'lucide-react';
import { paths } from '#routes/paths.ts';
import { ButtonLink } from '#ui/button.tsx';

/** On phones the way to the widget is always at hand. */
export function MobileBar() {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 border-t border-rule bg-sheet/95 px-3 py-2 backdrop-blur-md sm:hidden"
    >
      <ButtonLink to={paths.upload} wide>
        <FileUp aria-hidden="true" />
        Upload PDF
      </ButtonLink>
    </div>
  );
}
