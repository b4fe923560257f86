import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

interface ProseProps {
  /** Paragraphs, tables, pictures and second-level headings of plain text. */
  readonly children: ReactNode;
  /** What stands under the contents. */
  readonly beside?: ReactNode;
}

type Heading = ReactElement<{ readonly children: string; readonly id?: string }>;
const isHeading = (part: ReactNode): part is Heading => isValidElement(part) && part.type === 'h2';
const placeOf = ({ props }: Heading): string => props.children.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Running text. Where there is room beside it, its headings stand there and stay in view. */
export function Prose({ children, beside }: ProseProps) {
  const parts = Children.toArray(children);
  return (
    <div className="with-side">
      <div className="prose">
        {parts.map((part) => (isHeading(part) ? cloneElement(part, { id: placeOf(part) }) : part))}
      </div>
      <div className="sticky top-24 space-y-8 self-start max-lg:hidden">
        <nav aria-label="On this page" className="border-l border-rule pl-5 text-[0.9375rem]">
          <p className="font-semibold">On this page</p>
          <ul className="mt-2 space-y-2">
            {parts.filter(isHeading).map((heading) => (
              <li key={placeOf(heading)}>
                <a href={`#${placeOf(heading)}`} className="text-ink-soft hover:text-brand">
                  {heading.props.children}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {beside}
      </div>
    </div>
  );
}
