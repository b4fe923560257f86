import { cva, type VariantProps } from 'class-variance-authority';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const buttonStyle = cva(
  'inline-flex items-center justify-center gap-2 rounded-lg font-semibold leading-tight no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        primary: 'bg-brand text-on-brand hover:bg-brand-deep',
        outline: 'border border-rule-strong bg-sheet text-ink hover:border-brand hover:text-brand',
        quiet: 'text-ink-soft hover:bg-paper-deep hover:text-ink',
        danger: 'border border-bad bg-sheet text-bad hover:bg-bad-tint',
      },
      // One size decides all of its measures: of two classes for one property the style sheet's order would choose.
      size: {
        medium: 'min-h-11 px-5 text-[0.9688rem]',
        small: 'min-h-9 px-3.5 text-sm pointer-coarse:min-h-11',
        icon: 'size-9 text-base pointer-coarse:size-11',
        large: 'min-h-13 px-7 text-base',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { tone: 'primary', size: 'medium', wide: false },
  },
);

type ButtonStyle = VariantProps<typeof buttonStyle>;

export function Button({
  tone,
  size,
  wide,
  className,
  type = 'button',
  ...rest
}: ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonStyle({ tone, size, wide, className })} {...rest} />;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ tone, size, wide, className, ...rest }: ButtonStyle & LinkProps) {
  return <Link className={buttonStyle({ tone, size, wide, className })} {...rest} />;
}

/** A link to a file, an anchor or another site that looks like a button. */
export function ButtonAnchor({
  tone,
  size,
  wide,
  className,
  ...rest
}: ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={buttonStyle({ tone, size, wide, className })} {...rest} />;
}
