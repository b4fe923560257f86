/** A picture as its dictionary in the file announces it. */
export interface AnnouncedImage {
  readonly width: number;
  readonly height: number;
}

const SLASH = 0x2f;
/** A picture's dictionary is shorter than this. */
const REACH = 700;
const MARK = [0x2f, 0x49, 0x6d, 0x61, 0x67, 0x65]; // "/Image"

/**
 * The pictures that a PDF's dictionaries announce, without parsing it: stream dictionaries are never compressed, and
 * their names and numbers never encrypted. It costs a millisecond a megabyte and tells which documents may hold scans,
 * so that the pages of all others need not be looked at twice.
 */
export function announcedImages(bytes: Uint8Array): AnnouncedImage[] {
  const images: AnnouncedImage[] = [];
  for (let at = bytes.indexOf(SLASH); at >= 0; at = bytes.indexOf(SLASH, at + 1)) {
    if (!MARK.every((byte, index) => bytes[at + index] === byte)) continue;
    const after = bytes[at + MARK.length] ?? 0;
    // "/ImageMask", "/ImageB" and the like are other names.
    if ((after >= 0x41 && after <= 0x5a) || (after >= 0x61 && after <= 0x7a)) continue;
    const around = String.fromCharCode(...bytes.subarray(Math.max(0, at - REACH), at + REACH));
    const start = around.lastIndexOf(' obj', Math.min(at, REACH));
    const end = around.indexOf('stream', Math.min(at, REACH));
    const dictionary = around.slice(start < 0 ? 0 : start, end < 0 ? undefined : end);
    const width = Number(/\/Width\s+(\d{1,9})(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? 0);
    const height = Number(/\/Height\s+(\d{1,9})(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? 0);
    if (width > 0 && height > 0) images.push({ width, height });
  }
  return images;
}

/** Smallest picture that can be a readable scan of a page or of its table: 100 dpi of half an A4 page. */
const SMALLEST_SCAN = 400_000;
/** Strips of one scan are as wide as the page. */
const STRIP_WIDTH = 1_000;

/** True where the document may hold scanned pages: pictures of a scan's size for a good part of its pages. */
export function mayHoldScans(images: readonly AnnouncedImage[], pages: number): boolean {
  const large = images.filter(({ width, height }) => width * height >= SMALLEST_SCAN);
  const strips = images.filter(({ width }) => width >= STRIP_WIDTH);
  return large.some(isPageShaped) || large.length * 3 >= pages || strips.length >= 3 * Math.max(1, large.length);
}

/** Sides of paper: from letter (1.29) over A4 (1.41) to legal (1.65), upright or lying. */
function isPageShaped({ width, height }: AnnouncedImage): boolean {
  const ratio = Math.max(width, height) / Math.min(width, height);
  return ratio > 1.2 && ratio < 1.75;
}
