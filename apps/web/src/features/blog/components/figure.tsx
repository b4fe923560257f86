interface FigureProps {
  /** A file of `public/pictures` or `public/samples`, as `npm run pictures` takes it. */
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly children: string;
}

/** A picture of the product in an article, with what is to be seen on it. */
export function Figure({ src, alt, width, height, children }: FigureProps) {
  return (
    <figure>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-xl border border-rule bg-white shadow-sheet"
      />
      <figcaption className="mt-2 text-sm text-ink-faint">{children}</figcaption>
    </figure>
  );
}
