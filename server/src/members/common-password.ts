/*
 * The commonest passwords as what they are made of: a word that many choose, with an ending that many add. Some 400
 * words by 270 endings cover what published lists of leaked passwords have at their top, in both languages of the
 * portal, without a file of a hundred thousand lines. Checked at the server only, so no page carries it.
 */
const words = new Set(
  `password passw0rd passwd passwort contrasena senha parola mima pass word admin administrator root user guest test tester demo login
  welcome hello hallo letmein changeme default secret private access master system server computer internet network windows
  microsoft google facebook twitter instagram apple iphone android samsung huawei xiaomi alibaba taobao tencent wechat weixin baidu
  monkey dragon tiger lion eagle shark panda rabbit horse snake mouse chicken kitten puppy doggy kitty butterfly flower rose lily
  sunshine sunflower summer winter spring autumn monday friday sunday january december love lovely lover iloveyou loveyou loveme
  forever angel angels heaven jesus christ church god blessed faith princess prince queen king superman batman spiderman pokemon
  pikachu naruto starwars matrix hunter killer ninja warrior soldier ranger shadow phoenix thunder lightning storm silver golden
  gold diamond crystal orange banana cherry coffee chocolate cookie cheese pepper ginger sugar honey baby babygirl babyboy daddy
  mommy mother father sister brother family friend friends michael michelle jennifer jessica daniel david andrew anthony ashley
  charlie thomas robert joshua matthew nicole amanda hannah samantha george jordan justin william richard steven maria carlos
  miguel jose juan pedro paulo joao ana rafael gabriel lucas fernando eduardo ricardo marcelo football soccer baseball basketball
  hockey tennis golf racing ferrari porsche mercedes yamaha honda toyota corvette mustang harley chelsea arsenal liverpool
  barcelona realmadrid juventus flamengo corinthians palmeiras gremio boca river brazil brasil argentina uruguay paraguay chile
  australia zealand america canada mexico london paris newyork china zhongguo beijing shanghai tianjin guangzhou shenzhen hongkong
  taiwan beef pork meat cattle steak beeftochina btc btcinfo niurou zhurou jinkou import export trader trading company
  qwerty qwert qwertyuiop qwertz azerty asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc qweasd qweasdzxc
  qwe asd zxc qaz wsx edc abc abcd abcde abcdef abcdefg abcdefgh xyz aaa qqq www zzz aa qq ab
  woaini woaiwojia woaini woaiwo aini wobuaini zhang wang zhao chen yang huang zhou xiaoming xiaohong xiaoli laopo laogong baobao
  baobei tianshi shanshan nihao woshishui mimashi mimamima meiyou zhongwen longlong fafafa facai gongxi kaixin xingfu jiayou
  whatever nothing freedom trustno money dollar lucky happy smile cool awesome star stars blue green purple black white red yellow
  pink rainbow ocean pacific mountain orchid sakura matsuri samurai hokkaido tokyo guitar piano music rock metal dance movie`.split(
    /\s+/,
  ),
);

const endings =
  /^(?:\d{0,2}|(\d)\1{2,7}|1234|12345|123456|1234567|12345678|123456789|1234567890|123|234|321|4321|54321|654321|007|147|159|258|369|456|789|520|521|1314|5201314|1314520|168|518|588|789456|112233|123123|1122|2233|(?:19[4-9]|20[0-3])\d|abc|qwe|asd|xyz|aa|a)$/;

const runs = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'a1b2c3d4e5f6g7h8',
  '147258369',
  '789456123',
  '159357',
  '5201314',
  '1314520',
];

function isRun(text: string): boolean {
  const backwards = [...text].toReversed().join('');
  return runs.some((run) => run.includes(text) || run.includes(backwards));
}

/** One to four characters repeated, such as `aaaaaa` and `123123`. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/.test(text) || /^(?:(.)\1)+$/.test(text) || /^(.)\1{2,}(.)\2{2,}$/.test(text);
}

/** A birthday as people write it, year first or last. */
function isDay(text: string): boolean {
  const [month, day, year] = ['(?:0[1-9]|1[0-2])', '(?:0[1-9]|[12]\\d|3[01])', '(?:19[3-9]|20[0-3])\\d'];
  return new RegExp(
    `^(?:(?:${year}|\\d\\d)${month}${day}|${day}${month}(?:${year}|\\d\\d)|${month}${day}${year})$`,
  ).test(text);
}

const letters: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
]);

/** True for a word, with digits for letters or not, followed by a common ending. */
function isWordWithEnding(text: string): boolean {
  for (let length = 2; length <= text.length; length += 1) {
    const [head, tail] = [text.slice(0, length), text.slice(length)];
    if (!endings.test(tail)) continue;
    if (words.has(head) || words.has([...head].map((sign) => letters.get(sign) ?? sign).join(''))) return true;
  }
  return false;
}

/** True for passwords that a guesser tries first; capitals and signs at either end make no difference. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().replaceAll(/^[^a-z\d]+|[^a-z\d]+$/g, '');
  if (isRepeated(password)) return true;
  if (text.length < 6) return false;
  const turned = text.replace(/^(\d+)(.*)$/, '$2$1');
  return isRun(text) || isRepeated(text) || isDay(text) || isWordWithEnding(text) || isWordWithEnding(turned);
}
