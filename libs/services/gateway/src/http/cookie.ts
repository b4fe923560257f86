/** The first cookie of a name in a `Cookie` header; null where there is none. */
export function readCookie(header: string | undefined, name: string): string | null {
  const start = `${name}=`;
  const cookie = (header ?? '').split(';').find((part) => part.trimStart().startsWith(start));
  return cookie === undefined ? null : cookie.trimStart().slice(start.length).trim();
}
