/** Where pdf.js multiplies the matrix of the page by the operands of `cm`. */
const CONCATENATION = /this\.state\.ctm\s*=\s*(\w+)\.transform\(this\.state\.ctm,\s*(\w+)\)/g;

/** Where it multiplies the matrices of page, text and font, twice a glyph: the whole body but for its first declaration. */
const TEXT_MATRIX =
  /,(\w+)=\[(\w+)\.fontSize\*\2\.textHScale,0,0,\2\.fontSize,0,\2\.textRise\];(if\([^;{]+\)\{const (\w+)=[^;]+;\4>0&&\()\1\[3\]\*=([^}]+\)\})return \w+\.transform\(\2\.ctm,\w+\.transform\(\2\.textMatrix,\1\)\)\}/g;

/**
 * The program of pdf.js's parser with two expressions made fast; both come to what they came to, bit by bit.
 *
 * Operands come in an array of anything, and one function multiplies all matrices; once it has met such an array, V8
 * turns the matrices of every glyph from arrays of doubles into arrays of objects, which takes a quarter of the time of
 * reading text. So `cm` hands on a copy that holds numbers alone: multiplying makes numbers of them anyway.
 *
 * Three arrays are made for each product of the matrices of page, text and font, of which one is kept: a sixth of all
 * that reading a text statement throws away. So that product is written out.
 *
 * An expression that does not stand there exactly once is left as it is; a test tells that of the installed program.
 */
export function withPlainMatrices(program: string): string {
  return withProductWrittenOut(withPlainOperands(program));
}

function withPlainOperands(program: string): string {
  return replacedOnce(program, CONCATENATION, ([, util, operands]) => {
    const numbers = [0, 1, 2, 3, 4, 5].map((at) => `+${operands}[${at}]`).join(',');
    return `this.state.ctm=${util}.transform(this.state.ctm,[${numbers}])`;
  });
}

function withProductWrittenOut(program: string): string {
  return replacedOnce(program, TEXT_MATRIX, ([, height, state, condition, , factor]) => {
    return (
      `;let ${height}=${state}.fontSize;${condition}${height}*=${factor}` +
      `const $c=${state}.ctm,$t=${state}.textMatrix,$w=${state}.fontSize*${state}.textHScale,$r=${state}.textRise,` +
      `$0=$t[0]*$w+$t[2]*0,$1=$t[1]*$w+$t[3]*0,$2=$t[0]*0+$t[2]*${height},$3=$t[1]*0+$t[3]*${height},` +
      `$4=$t[0]*0+$t[2]*$r+$t[4],$5=$t[1]*0+$t[3]*$r+$t[5];` +
      `return[$c[0]*$0+$c[2]*$1,$c[1]*$0+$c[3]*$1,$c[0]*$2+$c[2]*$3,$c[1]*$2+$c[3]*$3,` +
      `$c[0]*$4+$c[2]*$5+$c[4],$c[1]*$4+$c[3]*$5+$c[5]]}`
    );
  });
}

function replacedOnce(program: string, place: RegExp, replacement: (found: RegExpExecArray) => string): string {
  const [found, ...more] = program.matchAll(place);
  if (!found || more.length > 0) return program;
  return program.slice(0, found.index) + replacement(found) + program.slice(found.index + found[0].length);
}
