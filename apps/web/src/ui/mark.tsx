/** The mark: four entries, a row total, a column total, and the corner where both agree. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#0b6a4e" />
      <g fill="#fff">
        <g opacity=".55">
          <rect x="6" y="6" width="5" height="5" rx="1.2" />
          <rect x="13" y="6" width="5" height="5" rx="1.2" />
          <rect x="6" y="13" width="5" height="5" rx="1.2" />
          <rect x="13" y="13" width="5" height="5" rx="1.2" />
        </g>
        <rect x="21" y="6" width="5" height="12" rx="1.2" />
        <rect x="6" y="21" width="12" height="5" rx="1.2" />
      </g>
      <path
        d="m20.4 23.2 2.2 2.4 4.2-5"
        fill="none"
        stroke="#ffcf5c"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
