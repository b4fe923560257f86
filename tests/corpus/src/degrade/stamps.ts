import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Rng } from '../story/rng.ts';

/** Inks of rubber stamps, and of pens; of pens the last one is as black as the print. */
const STAMP_INKS = ['#c8202f', '#2a3fa8', '#6b2d90', '#1d7d4f', '#b0307a'];
const PEN_INKS = ['#1f36a8', '#c01f2a', '#1b6e45', '#222224'];
const WORDS = ['PAID', 'RECEIVED', 'ENTERED', 'POSTED', 'CHECKED', 'COPY', 'BEZAHLT', 'PAYÉ', 'PAGADO'];
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const FACES = ['DejaVu Sans', 'DejaVu Serif', 'Liberation Sans'];
/** A rubber stamp presses unevenly: so many of its spots are pale, for each 100 points of its size squared. */
const PALE_SPOTS = 60;

/** One or two rubber stamps and some strokes of a pen on a page of print; `scale` is in pixels a point. */
export function stampPage(page: Canvas, scale: number, rng: Rng): void {
  const width = page.width / scale;
  const height = page.height / scale;
  const context = page.getContext('2d');
  for (let stamp = 0; stamp < rng.int(1, 2); stamp++) {
    const [x, y] = [rng.int(90, Math.round(width) - 90), rng.int(Math.round(height * 0.2), Math.round(height * 0.75))];
    onPaper(context, pressed(scale, rng), x * scale, y * scale, ((rng.next() - 0.5) * 40 * Math.PI) / 180);
  }
  for (let stroke = 0; stroke < rng.int(2, 4); stroke++) {
    const [x, y] = [rng.int(60, Math.round(width) - 60), rng.int(Math.round(height * 0.2), Math.round(height * 0.8))];
    onPaper(context, penned(scale, rng), x * scale, y * scale, (rng.next() - 0.5) * 0.2);
  }
}

/** Ink takes light away from what lies under it: print stays visible. */
function onPaper(context: SKRSContext2D, ink: Canvas, x: number, y: number, angle: number): void {
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.translate(x, y);
  context.rotate(angle);
  context.drawImage(ink, -ink.width / 2, -ink.height / 2);
  context.restore();
}

/** A round or a boxed stamp: a word, and mostly a date under it. */
function pressed(scale: number, rng: Rng): Canvas {
  const size = rng.int(14, 26);
  const date = `${rng.int(1, 28)} ${rng.pick(MONTHS)} 20${rng.int(24, 26)}`;
  const lines = rng.chance(0.7) ? [rng.pick(WORDS), date] : [rng.pick(WORDS)];
  const face = rng.pick(FACES);
  const side = size * 9 * scale;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.translate(side / scale / 2, side / scale / 2);
  context.fillStyle = context.strokeStyle = rng.pick(STAMP_INKS);
  context.lineWidth = rng.int(2, 3);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  lines.forEach((line, at) => {
    context.font = `bold ${at === 0 ? size : size * 0.6}px "${face}"`;
    context.fillText(line, 0, (at - (lines.length - 1) / 2) * size * 1.1);
  });
  const half = Math.max(2.2, lines[0] === undefined ? 0 : lines[0].length * 0.4) * size;
  context.beginPath();
  if (rng.chance(0.5)) context.ellipse(0, 0, half + size * 0.4, half + size * 0.4, 0, 0, 2 * Math.PI);
  else context.rect(-half, -size * 1.4, half * 2, size * 2.8);
  context.stroke();
  context.globalCompositeOperation = 'destination-out';
  for (let spot = 0; spot < (PALE_SPOTS * size * size) / 100; spot++) {
    context.globalAlpha = rng.next() * 0.5;
    context.beginPath();
    context.arc((rng.next() - 0.5) * 9 * size, (rng.next() - 0.5) * 9 * size, rng.next() * size * 0.25, 0, 2 * Math.PI);
    context.fill();
  }
  return canvas;
}

/** A tick, a ring, or a line under something. */
function penned(scale: number, rng: Rng): Canvas {
  const side = 110 * scale;
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.translate(55, 55);
  context.strokeStyle = rng.pick(PEN_INKS);
  context.lineWidth = 0.9 + rng.next() * 0.6;
  context.lineCap = context.lineJoin = 'round';
  const shaky = (value: number): number => value + (rng.next() - 0.5) * 3;
  context.beginPath();
  switch (rng.pick(['tick', 'tick', 'ring', 'line'])) {
    case 'tick':
      context.moveTo(shaky(-8), shaky(0));
      context.quadraticCurveTo(shaky(-4), shaky(4), shaky(-3), shaky(8));
      context.quadraticCurveTo(shaky(2), shaky(-4), shaky(14), shaky(-12));
      break;
    case 'ring':
      context.ellipse(0, 0, shaky(36), shaky(10), 0, 0.2, 2 * Math.PI + 0.5);
      break;
    default:
      context.moveTo(shaky(-38), shaky(2));
      context.quadraticCurveTo(0, shaky(4), shaky(40), shaky(0));
  }
  context.stroke();
  return canvas;
}
