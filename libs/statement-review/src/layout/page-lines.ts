import { namedDate, shapeOf, spacedAmount, type Shape } from './token-shape.ts';

/** A piece of text on a page as the reader of the PDF gives it, in points from the top left. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One piece of a line: where it begins and ends, and what kind of thing it is. */
export interface Piece {
  readonly x1: number;
  readonly x2: number;
  readonly shape: Shape;
  /** Digits of an amount, to recognise it among the rows that were read; never written down. */
  readonly digits: string | null;
}

export interface ShapedLine {
  /** Of its top. */
  readonly y: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

interface Token {
  readonly text: string;
  readonly x1: number;
  readonly x2: number;
  readonly height: number;
  /** Only a space is between it and the token before, in the same text. */
  readonly follows: boolean;
}

/** The lines of a page from top to bottom, each as pieces from left to right, without what is written in them. */
export function shapedLines(texts: readonly PlacedText[]): readonly ShapedLine[] {
  const lines: PlacedText[][] = [];
  const middle = ({ y, height }: PlacedText): number => y + height / 2;
  const visible = texts.filter(({ text }) => text.trim() !== '');
  for (const text of visible.toSorted((one, other) => middle(one) - middle(other))) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && middle(text) - middle(last) < Math.min(text.height, last.height) / 2) line.push(text);
    else lines.push([text]);
  }
  return lines.map((line) => {
    const top = Math.min(...line.map(({ y }) => y));
    const height = Math.max(...line.map((text) => text.height));
    const tokens = line.flatMap(tokensOf).toSorted((one, other) => one.x1 - other.x1);
    return { y: top, height, pieces: piecesOf(tokens) };
  });
}

/** A text of several words, each at its share of the width. */
function tokensOf({ text, x, width, height }: PlacedText): Token[] {
  const letter = width / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map((found) => ({
    text: found[0],
    x1: x + found.index * letter,
    x2: x + (found.index + found[0].length) * letter,
    height,
    follows: found.index > 0 && !/(?:^|\s)\s$/.test(text.slice(0, found.index)),
  }));
}

function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
    const near = neighbours(tokens, at);
    const texts = near.map(({ text }) => text);
    const joined = spacedAmount(texts) ?? namedDate(texts);
    const taken = near.slice(0, joined?.length ?? 1);
    const [first, last] = [taken[0] as Token, taken.at(-1) as Token];
    const shape = joined?.shape ?? shapeOf(first.text);
    const previous = pieces.at(-1);
    const piece = {
      x1: first.x1,
      x2: last.x2,
      shape,
      digits: /9/.test(shape)
        ? taken
            .map(({ text }) => text)
            .join('')
            .replace(/\D/g, '')
        : null,
    };
    // Words that follow each other are one run of text; how many they are is nobody's business.
    if (previous && isRun(previous.shape) && isRun(shape) && (first.follows || isNear(previous, first)))
      pieces[pieces.length - 1] = { ...previous, x2: last.x2, shape: previous.shape === shape ? shape : 'text' };
    else pieces.push(piece);
    at += taken.length;
  }
  return pieces;
}

const isRun = (shape: Shape): boolean => ['text', 'mark', 'code', 'number'].includes(shape);

const isNear = (one: { readonly x2: number }, { x1, height }: Token): boolean => x1 - one.x2 < height;

/** This token and up to two that stand right behind it. */
function neighbours(tokens: readonly Token[], at: number): readonly Token[] {
  const near = tokens.slice(at, at + 1);
  for (const token of tokens.slice(at + 1, at + 3)) {
    const last = near.at(-1);
    if (last === undefined || !(token.follows || isNear(last, token))) break;
    near.push(token);
  }
  return near;
}
