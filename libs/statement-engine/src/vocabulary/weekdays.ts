import { fold } from './fold.ts';
import { bareWord } from './phrases.ts';

/** Days of the week, long and short, of all languages at once; compared folded and without a point. */
const names: readonly string[] = [
  'monday mon tuesday tue tues wednesday wed thursday thu thur thurs friday fri saturday sat sunday sun',
  'montag mo dienstag di mittwoch mi donnerstag do freitag fr samstag sonnabend sa sonntag so',
  'lundi lun mardi mar mercredi mer jeudi jeu vendredi ven samedi sam dimanche dim',
  'lunes lun martes mar miércoles mié jueves jue viernes vie sábado sáb domingo dom',
  'segunda segunda-feira seg terça terça-feira ter quarta quarta-feira qua quinta quinta-feira qui sexta sexta-feira sex',
  'lunedì martedì mercoledì giovedì venerdì sabato domenica lun mar mer gio ven sab dom',
  'maandag ma dinsdag woensdag wo donderdag vrijdag vr zaterdag za zondag zo',
  'måndag mån tisdag tis onsdag ons torsdag tors fredag fre lördag lör söndag sön',
  'mandag man tirsdag tir lørdag lør søndag søn maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai',
  'poniedziałek pon wtorek wt środa śr czwartek czw piątek pt sobota sob niedziela nd niedz',
  'pondělí po úterý út středa st čtvrtek čt pátek pá neděle ne pondelok utorok streda štvrtok piatok nedeľa',
  'hétfő kedd szerda csütörtök péntek szombat vasárnap luni marți miercuri joi vineri sâmbătă duminică',
  'pazartesi salı çarşamba perşembe cuma cumartesi pazar',
  'понедельник вторник среда четверг пятница суббота воскресенье пн вт ср чт пт сб вс',
  'понеділок вівторок середа четвер пʼятниця субота неділя нд',
  'δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή',
  '月 火 水 木 金 土 日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 星期一 星期二 星期三 星期四 星期五 星期六 星期日 周一 周二 周三 周四 周五 周六 周日',
  '월 화 수 목 금 토 일 월요일 화요일 수요일 목요일 금요일 토요일 일요일',
  'senin selasa rabu kamis jumat sabtu minggu isnin khamis jumaat ahad',
  'pirmadienis antradienis trečiadienis ketvirtadienis penktadienis šeštadienis sekmadienis pirmdiena otrdiena trešdiena ceturtdiena piektdiena sestdiena svētdiena',
  'esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev',
  'ponedjeljak utorak srijeda četvrtak petak subota nedjelja ponedeljak sreda nedelja torek četrtek понедељак уторак среда четвртак петак субота недеља',
  'понеделник вторник сряда четвъртък петък събота неделя',
  'วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์ วันอาทิตย์',
  'सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार',
  'jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili',
  'السبت الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة ראשון שני שלישי רביעי חמישי שישי שבת',
];

/** Bare (see `bareWord`). */
export const weekdays: ReadonlySet<string> = new Set(
  names.flatMap((line) => line.split(' ').map((name) => fold(name))),
);

/** "Mon", "Dienstag," and "(土)": the name of a day of the week. */
export function isWeekday(word: string): boolean {
  return word.length <= 16 && weekdays.has(bareWord(word));
}
