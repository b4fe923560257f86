/**
 * The ways a typed password may have been turned into bytes when the PDF was made: as typed (Latin-1, or UTF-8 where
 * the encryption is AES-256 R6), normalised (SASLprep), decomposed, as raw UTF-8 bytes, and in PDFDocEncoding.
 */
export function passwordSpellings(password: string): readonly string[] {
  const nfkc = password.normalize('NFKC');
  const spellings = [
    password,
    nfkc,
    password.normalize('NFD'),
    utf8AsLatin1(password),
    utf8AsLatin1(nfkc),
    pdfDoc(password),
  ];
  return [...new Set(spellings)];
}

function utf8AsLatin1(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

/** Characters above Latin-1 that PDFDocEncoding (PDF 1.7, annex D) holds in one byte. */
const PDF_DOC: Readonly<Record<string, number>> = {
  '•': 0x80,
  '†': 0x81,
  '‡': 0x82,
  '…': 0x83,
  '—': 0x84,
  '–': 0x85,
  ƒ: 0x86,
  '‹': 0x88,
  '›': 0x89,
  '−': 0x8a,
  '‰': 0x8b,
  '„': 0x8c,
  '“': 0x8d,
  '”': 0x8e,
  '‘': 0x8f,
  '’': 0x90,
  '‚': 0x91,
  '™': 0x92,
  ﬁ: 0x93,
  ﬂ: 0x94,
  Ł: 0x95,
  Œ: 0x96,
  Š: 0x97,
  Ÿ: 0x98,
  Ž: 0x99,
  ı: 0x9a,
  ł: 0x9b,
  œ: 0x9c,
  š: 0x9d,
  ž: 0x9e,
  '€': 0xa0,
};

function pdfDoc(text: string): string {
  return Array.from(text, (char) => (char in PDF_DOC ? String.fromCharCode(PDF_DOC[char] ?? 0) : char)).join('');
}
