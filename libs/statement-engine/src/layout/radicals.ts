/**
 * CJK radicals that fonts with shared glyphs give back in place of the characters themselves; NFKC does not fold them.
 * Each radical is followed by its character.
 */
const pairs =
  '⺁厂⺄乙⺆冂⺈刀⺋卩⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺕彐⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歹⺟母⺠民⺡氵⺢水⺣灬⺤爫⺥爫⺦丬⺨犭⺩王⺪疋⺫目⺬示⺭礻⺮竹⺯糸⺰纟⺱罓⺲罒⺳网⺴网⺶羊⺷羊⺸羊⺹老⺺肀⺻聿⺼肉⺽臼⺾艹⺿艹⻀艹⻁虎⻂衤⻃西⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻕阜⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟';
const characters: ReadonlyMap<string, string> = new Map(
  (pairs.match(/../gu) ?? []).map((pair): [string, string] => [pair[0] as string, pair[1] as string]),
);
const RADICAL = /[\u2e80-\u2ef3]/g;

/** Text with radicals as the characters they stand for. */
export function withoutRadicals(text: string): string {
  return text.replace(RADICAL, (radical) => characters.get(radical) ?? radical);
}
