import type { JpegWanted } from './jpeg-decoder.ts';

/** Where pdf.js multiplies the matrix of the page by the operands of `cm`. */
const CONCATENATION = /this\.state\.ctm\s*=\s*(\w+)\.transform\(this\.state\.ctm,\s*(\w+)\)/g;

/** Where it multiplies the matrices of page, text and font, twice a glyph: the whole body but for its first declaration. */
const TEXT_MATRIX =
  /,(\w+)=\[(\w+)\.fontSize\*\2\.textHScale,0,0,\2\.fontSize,0,\2\.textRise\];(if\([^;{]+\)\{const (\w+)=[^;]+;\4>0&&\()\1\[3\]\*=([^}]+\)\})return \w+\.transform\(\2\.ctm,\w+\.transform\(\2\.textMatrix,\1\)\)\}/g;

/** Where it copies the state of text for `q`. */
const STATE_COPY = /(class TextState\{.*?clone\(\)\{const \w+=Object\.assign\()Object\.create\(this\)(,this\))/g;

/** Where it takes a font that `Tf` names, and where it waits for that. */
const FONT_TAKEN =
  /async function handleSetFont\((\w+),(\w+)\)\{const (\w+)=await ([^;]+);(\w+)\.loadedName=\3\.loadedName;\5\.font=\3\.font;\5\.fontMatrix=\3\.font\.fontMatrix\|\|(\w+)\}/g;
const FONT_AWAITED = /next\(handleSetFont\((\w+),null\)\);return;/g;

/** Where it puts the letters of a command together. */
const COMMAND =
  /(class Lexer\{.*?)const (\w+)=(\w+)\+String\.fromCharCode\((\w+)\);(?=if\(\w+&&void 0===\w+\[\2\]\)break;if\(128===\3\.length\))/g;

/** Where it decodes a JPEG. */
const JPEG =
  /const (\w+)=new JpegImage\(this\.jpegOptions\);\1\.parse\((\w+)\);const (\w+)=(\1\.getData\(\{[^}]*\}\))/g;

/** The name by which the changed program finds another decoder of JPEG: a `JpegDecoder`, in the global object. */
export const JPEG_DECODER = '$decodeJpeg';
/**
 * Takes the file, cleared of what stands before its start, and pdf.js's stream of it, which tells the size and form wanted;
 * null where pdf.js's own decoder must do it.
 */
export type JpegDecoder = (bytes: Uint8Array, wanted: JpegWanted) => Uint8ClampedArray | null;

/**
 * The program of pdf.js's parser with a few expressions made fast; each comes to what it came to, bit by bit (pixels of a
 * JPEG but for rounding). One that
 * does not stand there exactly once is left as it is; a test tells that of the installed program.
 */
export function withFasterParser(program: string): string {
  const changes = [
    withPlainOperands,
    withProductWrittenOut,
    withFlatStates,
    withKnownFonts,
    withKeptCommands,
    withOtherJpegDecoder,
  ];
  return changes.reduce((changed, change) => change(changed), program);
}

/**
 * Operands come in an array of anything, and one function multiplies all matrices; once it has met such an array, V8
 * turns the matrices of every glyph from arrays of doubles into arrays of objects, which takes a quarter of the time of
 * reading text. So `cm` hands on a copy that holds numbers alone: multiplying makes numbers of them anyway.
 */
function withPlainOperands(program: string): string {
  return replacedOnce(program, CONCATENATION, ([, util, operands]) => {
    const numbers = [0, 1, 2, 3, 4, 5].map((at) => `+${operands}[${at}]`).join(',');
    return `this.state.ctm=${util}.transform(this.state.ctm,[${numbers}])`;
  });
}

/**
 * Three arrays are made for each product of the matrices of page, text and font, of which one is kept: a sixth of all
 * that reading a text statement throws away. So that product is written out.
 */
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

/**
 * A saved state inherits from the one before though it has every property of its own, so that for V8 each is of a kind
 * of its own, and no access to any of them is fast. Now all inherit from their class alone.
 */
function withFlatStates(program: string): string {
  return replacedOnce(
    program,
    STATE_COPY,
    ([, before, after]) => `${before}Object.create(TextState.prototype)${after}`,
  );
}

/**
 * `Tf` waits for its font even where the page has used it before, which in files that save the state around each piece
 * of text is once a piece. A name means one font throughout a content stream, so the one it meant is taken at once.
 */
function withKnownFonts(program: string): string {
  const remembering = replacedOnce(program, FONT_TAKEN, ([, name, reference, loaded, loading, state, identity]) => {
    return (
      `const $fonts=new Map;function $setFont($f){${state}.loadedName=$f.loadedName;${state}.font=$f.font;` +
      `${state}.fontMatrix=$f.font.fontMatrix||${identity}}async function handleSetFont(${name},${reference}){` +
      `const ${loaded}=await ${loading};null!==${name}&&$fonts.set(${name},${loaded});$setFont(${loaded})}`
    );
  });
  const changed = replacedOnce(remembering, FONT_AWAITED, ([waiting, name]) => {
    return `const $f=$fonts.get(${name});if(void 0!==$f){$setFont($f);break}${waiting}`;
  });
  return remembering === program || changed === remembering ? program : changed;
}

/**
 * Each command of two letters (`Tf`) makes a new string, which V8 must look for in its table of names three times
 * before it finds the command. Now each pair of letters is one string, known by its numbers.
 */
function withKeptCommands(program: string): string {
  return replacedOnce(program, COMMAND, ([, before, longer, shorter, letter]) => {
    const joined = `${shorter}+String.fromCharCode(${letter})`;
    return (
      `const $pairs=new Map;function $pair(${shorter},${letter}){` +
      `const $k=${shorter}.charCodeAt(0)<<8|${letter};let $p=$pairs.get($k);` +
      `void 0===$p&&$pairs.set($k,$p=${joined});return $p}` +
      `${before}const ${longer}=1===${shorter}.length?$pair(${shorter},${letter}):${joined};`
    );
  });
}

/** Its decoder of JPEG takes more than twice as long as libjpeg in WebAssembly, which is asked first where it is loaded. */
function withOtherJpegDecoder(program: string): string {
  return replacedOnce(program, JPEG, ([, image, bytes, data, decoded]) => {
    return (
      `let ${data}=globalThis.${JPEG_DECODER}?.(${bytes},this);` +
      `if(!${data}){const ${image}=new JpegImage(this.jpegOptions);${image}.parse(${bytes});${data}=${decoded}}`
    );
  });
}

function replacedOnce(program: string, place: RegExp, replacement: (found: RegExpExecArray) => string): string {
  const [found, ...more] = program.matchAll(place);
  if (!found || more.length > 0) return program;
  return program.slice(0, found.index) + replacement(found) + program.slice(found.index + found[0].length);
}
