/** Where pdf.js multiplies the matrix of the page by the operands of `cm`. */
const CONCATENATION = /this\.state\.ctm\s*=\s*(\w+)\.transform\(this\.state\.ctm,\s*(\w+)\)/g;

/**
 * The program of pdf.js's parser with one expression made fast. Operands come in an array of anything, and one function
 * multiplies all matrices; once it has met such an array, V8 turns the matrices of every glyph from arrays of doubles
 * into arrays of objects, which takes a quarter of the time of reading text. So `cm` hands on a copy that holds numbers
 * alone: the product is the same, as multiplying makes numbers of them anyway. A program in which the expression does
 * not stand exactly once is given back as it is; a test tells that of the installed one.
 */
export function withPlainMatrices(program: string): string {
  const [found, ...more] = program.matchAll(CONCATENATION);
  if (!found || more.length > 0) return program;
  const [whole, util, operands] = found;
  const numbers = [0, 1, 2, 3, 4, 5].map((at) => `+${operands}[${at}]`).join(',');
  const faster = `this.state.ctm=${util}.transform(this.state.ctm,[${numbers}])`;
  return program.slice(0, found.index) + faster + program.slice(found.index + whole.length);
}
