/** Marks, and the joiners that shape letters in print: the text of a page has none. */
const MARKS = /[\p{M}\u200c\u200d]+/gu;
/** Apostrophes, and letters that are no others with an accent. */
const LETTERS = /[’‘`´ʻʼßøłıđæњћђһ]/g;
const plainLetters: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʻ: "'",
  ʼ: "'",
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  æ: 'ae',
  // Of a scan of Serbian print one of these is mostly read for another.
  њ: 'н',
  ћ: 'н',
  ђ: 'н',
  һ: 'н',
};
/** Traditional Chinese characters of statements, and the simplified ones that stand for them; "帐" is also written "账". */
const TRADITIONAL =
  '來儲別務單國幣應庫開後總戶據敗數無時現環發碼積細結終續聯號計記詢說貸費賬帳帐貨資轉還過間銀頁額餘臺繳點網種對類匯滙業狀態';
const SIMPLIFIED =
  '来储别务单国币应库开后总户据败数无时现环发码积细结终续联号计记询说贷费账账账货资转还过间银页额余台缴点网种对类汇汇业状态';
const SIMPLER = new Map(Array.from(TRADITIONAL, (character, at) => [character, SIMPLIFIED[at] as string]));
const IN_TRADITIONAL = new RegExp(`[${TRADITIONAL}]`, 'g');
const ASCII_ONLY = /^[\u0020-\u007e]*$/;

/** Text as it is compared: NFKC, lower case, no accents and joiners, one kind of apostrophe, simplified Chinese. Never shown to anyone. */
export function fold(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(LETTERS, (letter) => plainLetters[letter] ?? letter)
    .replace(IN_TRADITIONAL, (character) => SIMPLER.get(character) ?? character);
}
