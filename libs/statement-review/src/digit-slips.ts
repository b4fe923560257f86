/** How one figure became another: two neighbouring digits exchanged, one digit misread, or neither. Signs must agree. */
export function digitSlip(from: number, to: number): 'exchanged' | 'misread' | null {
  if (from === to || Math.sign(from) !== Math.sign(to)) return null;
  const [a, b] = [String(Math.abs(from)), String(Math.abs(to))];
  const width = Math.max(a.length, b.length);
  // 0.12 and 1.02 are slips of each other, too: both are written with as many digits.
  if (Math.abs(a.length - b.length) > 1) return null;
  const [before, after] = [a.padStart(width, '0'), b.padStart(width, '0')];
  const differing = [...before].flatMap((digit, at) => (digit === after[at] ? [] : [at]));
  const [first, second] = differing;
  if (first === undefined) return null;
  if (differing.length === 1) return a.length === b.length ? 'misread' : null;
  const areNeighbours = differing.length === 2 && second === first + 1;
  return areNeighbours && before[first] === after[second] && before[second] === after[first] ? 'exchanged' : null;
}
