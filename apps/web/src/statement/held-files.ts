/**
 * Files that were converted in this tab, by conversion, so that the review can show them beside their rows. They stay in
 * the browser's memory and are gone when the tab is closed.
 */
const held = new Map<string, File>();
const mostHeld = 40;

export function holdFile(conversionId: string, file: File): void {
  const [oldest] = held.keys();
  if (held.size >= mostHeld && oldest !== undefined) held.delete(oldest);
  held.set(conversionId, file);
}

export const heldFile = (conversionId: string): File | null => held.get(conversionId) ?? null;

/** Hex SHA-256 of a file: by it the review recognises the PDF of a conversion. */
export async function fileDigest(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
