export type DateStyle = 'iso' | 'us' | 'dayFirst';

/** An ISO date as `2025-01-31`, `01/31/2025` or `31/01/2025`; always with its full year. */
export function dateText(isoDate: string, style: DateStyle): string {
  if (style === 'iso') return isoDate;
  const year = isoDate.slice(0, 4);
  const month = isoDate.slice(5, 7);
  const day = isoDate.slice(8, 10);
  return style === 'us' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}
