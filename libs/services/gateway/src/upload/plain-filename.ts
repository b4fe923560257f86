const longest = 200;

/** A file's own name without folders, control and direction characters, at most 200 characters, never empty. */
export function plainFilename(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .trim();
  if (clean === '' || /^\.+$/.test(clean)) return 'statement.pdf';
  const points = [...clean];
  if (points.length <= longest) return clean;
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(clean)?.[0] ?? '';
  return points.slice(0, longest - ending.length).join('') + ending;
}
