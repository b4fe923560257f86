import type { Language } from './language.ts';
import { afrikaans } from './languages/af.ts';
import { amharic } from './languages/am.ts';
import { arabic } from './languages/ar.ts';
import { azerbaijani } from './languages/az.ts';
import { baltic } from './languages/baltic.ts';
import { bulgarian } from './languages/bg.ts';
import { bengali } from './languages/bn.ts';
import { catalan } from './languages/ca.ts';
import { czechSlovak } from './languages/cs.ts';
import { danish } from './languages/da.ts';
import { german } from './languages/de.ts';
import { greek } from './languages/el.ts';
import { english } from './languages/en.ts';
import { spanish } from './languages/es.ts';
import { basque } from './languages/eu.ts';
import { persian } from './languages/fa.ts';
import { finnish } from './languages/fi.ts';
import { filipino } from './languages/fil.ts';
import { french } from './languages/fr.ts';
import { galician } from './languages/gl.ts';
import { gujarati } from './languages/gu.ts';
import { hebrew } from './languages/he.ts';
import { hindi } from './languages/hi.ts';
import { southSlavic } from './languages/hr.ts';
import { hungarian } from './languages/hu.ts';
import { armenian } from './languages/hy.ts';
import { indonesian } from './languages/id.ts';
import { icelandic } from './languages/is.ts';
import { italian } from './languages/it.ts';
import { japanese } from './languages/ja.ts';
import { georgian } from './languages/ka.ts';
import { kazakh } from './languages/kk.ts';
import { khmer } from './languages/km.ts';
import { korean } from './languages/ko.ts';
import { kurdish } from './languages/ku.ts';
import { lao } from './languages/lo.ts';
import { macedonian } from './languages/mk.ts';
import { malayalam } from './languages/ml.ts';
import { mongolian } from './languages/mn.ts';
import { marathi } from './languages/mr.ts';
import { malay } from './languages/ms.ts';
import { maltese } from './languages/mt.ts';
import { burmese } from './languages/my.ts';
import { nepali } from './languages/ne.ts';
import { dutch } from './languages/nl.ts';
import { norwegian } from './languages/no.ts';
import { polish } from './languages/pl.ts';
import { portuguese } from './languages/pt.ts';
import { romanian } from './languages/ro.ts';
import { russianUkrainian } from './languages/ru.ts';
import { sinhala } from './languages/si.ts';
import { albanian } from './languages/sq.ts';
import { serbianCyrillic } from './languages/sr.ts';
import { swedish } from './languages/sv.ts';
import { swahili } from './languages/sw.ts';
import { tamil } from './languages/ta.ts';
import { telugu } from './languages/te.ts';
import { thai } from './languages/th.ts';
import { turkish } from './languages/tr.ts';
import { urdu } from './languages/ur.ts';
import { uzbek } from './languages/uz.ts';
import { vietnamese } from './languages/vi.ts';
import { chinese } from './languages/zh.ts';

/** Every language the engine has words for. */
export const languages: readonly Language[] = [
  english,
  arabic,
  baltic,
  bengali,
  bulgarian,
  czechSlovak,
  danish,
  german,
  greek,
  spanish,
  persian,
  finnish,
  french,
  hebrew,
  hindi,
  southSlavic,
  hungarian,
  icelandic,
  indonesian,
  italian,
  japanese,
  korean,
  malay,
  dutch,
  norwegian,
  polish,
  portuguese,
  romanian,
  russianUkrainian,
  serbianCyrillic,
  swedish,
  swahili,
  tamil,
  thai,
  turkish,
  vietnamese,
  chinese,
  afrikaans,
  albanian,
  amharic,
  armenian,
  azerbaijani,
  basque,
  burmese,
  catalan,
  filipino,
  galician,
  georgian,
  gujarati,
  kazakh,
  khmer,
  kurdish,
  lao,
  macedonian,
  malayalam,
  maltese,
  marathi,
  mongolian,
  nepali,
  sinhala,
  telugu,
  urdu,
  uzbek,
];
