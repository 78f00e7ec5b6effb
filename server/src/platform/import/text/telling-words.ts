/*
 * Words of a title that change what the figures of a file mean: destination, flow, unit, currency, scale, kind of weight,
 * kind of value, status. A column with such a title must be read, or be known not to matter.
 */

const words: ReadonlySet<string> = new Set(
  [
    'dest destination destinations destino pod discharge unlading unloading descarga partner partners',
    'flow flows flujo fluxo direction reexport reexports movement movements movimiento movimento regime regimen operation operacion operacao',
    'unit units uom um unidad unidade unidades medida measure measures',
    'currency ccy cur curr moeda moneda usd eur brl gbp aud nzd jpy rmb cny yuan renminbi dollar dollars euro euros dolar dolares kusd musd',
    'scale multiplier thousand thousands thous million millions mn mln mio billion bn mil miles milhares milhao milhoes millon millones 000',
    't ton tons tonne tonnes tonelada toneladas tm mt mts lb lbs pound pounds libra libras cwt quintal quintals',
    'g gram grams kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes quilo quilos quilograma quilogramas',
    'weight weights wgt wt peso gross tare net bruto neto liquido carcass carcase cwe quantity qty quantidade cantidad',
    'tonnage volume vol volumen mass',
    'cif fob cfr fas exw incoterm incoterms value values valor valores amount amt importe monto vl worth',
    'price prices precio precios preco precos cost costs custo costo',
    'status situacao situacion provisional preliminary estimated estimate estimation flag cancelled canceled cancelado voided revised',
  ].flatMap((line) => line.split(' ')),
);

/** Names of parties and of codes are no units: 收货单位, 进出口公司. */
const parties =
  /(?:经营|收发货|收货|发货|生产|销售|申报|使用|委托|代理|付汇|进口|出口)单位|进出口(?:商|公司|企业|单位)/g;
const han =
  /目的|国家|国别|市场|收货国|销往|运抵国|运往|输往|到货港|到港(?!日|时)|抵达港|贸易国|伙伴|销售[区地]|抵运国|指运港|卸货港|进口国|进出口|流向|单位|币|美元|欧元|美金|[百千万亿元吨磅斤克]|毛重|皮重|净重|重量|胴体|数量|金额|价值|货值|总值|总价|货款|贸易额|[进出]口额|总额|到岸|离岸|成交方式|(?:贸易|价格)条[款件]|状态|初步|暂定|修订|作废|撤销|估算|估计/;
const joined =
  /^(?:cif|fob|cfr|fas|exw|gross|net|usd|cny|rmb)(?:value|val|price|usd|amount|amt|weight|wgt|wt|kgs?|\d+)$/;
const phrases: readonly RegExp[] = [
  /\b(?:trade|transaction|operation) type\b/,
  /\btype of (?:trade|transaction|operation)\b/,
  /^(?:i e|u m)\b|\bimp\w* exp\w*\b|\bexp\w* imp\w*\b|\bre export/,
  /\b(?:import|importing|importer|buyer|consignee|delivery|ship to) country\b/,
  /\bcountry of (?:import|consignee|buyer|delivery)|\bship to\b|\bpais (?:comprador|importador)\b/,
  /\b(?:port|place|city|point) of (?:arrival|delivery|entry)\b|\b(?:arrival|delivery|entry) (?:port|place|city|point)\b/,
  /^(?:to|from to|totals?)$|\b(?:ctry|cntry|nations?|country|countries|pais|paises|markets?|mercados?)\b/,
];
const marks = /us\$|[$€£¥]/;

/** The word of a title that says how its figures are meant; null where there is none. */
export function findTellingWord(title: string): string | null {
  const plain = title.normalize('NFKC');
  const ofChinese = han.exec(plain.replace(parties, '')) ?? marks.exec(plain.toLowerCase());
  if (ofChinese !== null) return ofChinese[0];
  const parted = listWords(plain);
  return parted.find((word) => words.has(word) || joined.test(word)) ?? findPhrase(parted.join(' '));
}

function findPhrase(text: string): string | null {
  return phrases.map((phrase) => phrase.exec(text)).find((match) => match !== null)?.[0] ?? null;
}

function listWords(title: string): readonly string[] {
  return title
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
}
