import type { OriginCode } from '@btc/reference/origins.ts';

/*
 * Where invented plants stand. States and cities are real places; the plants in them are not. Numbers are of each origin's
 * form, in ranges that its authority is not known to have given out: 9xxx where numbers have four digits, region or department
 * 99 where they begin with one.
 */

export interface PlantPlace {
  readonly stateEn: string;
  readonly stateCn: string;
  readonly cityEn: string;
  readonly cityCn: string;
}

export interface PlantForms {
  /** How the origin writes number `n` (1, 2, 3 …). */
  readonly number: (n: number) => string;
  /** What stands behind the name of a firm there. */
  readonly legal: string;
  readonly places: readonly PlantPlace[];
}

/** State in both languages, then its cities in both. */
type State = readonly [stateEn: string, stateCn: string, ...cities: (readonly [cityEn: string, cityCn: string])[]];

function places(...states: readonly State[]): readonly PlantPlace[] {
  return states.flatMap(([stateEn, stateCn, ...cities]) =>
    cities.map(([cityEn, cityCn]) => ({ stateEn, stateCn, cityEn, cityCn })),
  );
}

const padded = (n: number, digits: number): string => String(n).padStart(digits, '0');
const nine = (n: number): string => `9${padded(n + 4, 3)}`;

export const plantForms: Readonly<Partial<Record<OriginCode, PlantForms>>> = {
  BRA: {
    number: nine,
    legal: 'Alimentos S.A.',
    places: places(
      ['Mato Grosso', '马托格罗索州', ['Sinop', '西诺普'], ['Rondonópolis', '龙多诺波利斯'], ['Cáceres', '卡塞雷斯']],
      ['Mato Grosso do Sul', '南马托格罗索州', ['Dourados', '多拉杜斯'], ['Três Lagoas', '特雷斯拉瓜斯']],
      ['Goiás', '戈亚斯州', ['Rio Verde', '里奥韦尔德'], ['Jataí', '雅塔伊'], ['Anápolis', '阿纳波利斯']],
      ['São Paulo', '圣保罗州', ['Araçatuba', '阿拉萨图巴'], ['Marília', '马里利亚'], ['Bauru', '包鲁']],
      ['Rondônia', '朗多尼亚州', ['Ji-Paraná', '吉巴拉那'], ['Vilhena', '维列纳']],
      ['Pará', '帕拉州', ['Marabá', '马拉巴'], ['Redenção', '雷登桑']],
      ['Tocantins', '托坎廷斯州', ['Gurupi', '古鲁皮']],
      ['Minas Gerais', '米纳斯吉拉斯州', ['Uberlândia', '乌贝兰迪亚'], ['Janaúba', '雅瑙巴']],
      ['Paraná', '巴拉那州', ['Cascavel', '卡斯卡韦尔'], ['Toledo', '托莱多']],
      ['Santa Catarina', '圣卡塔琳娜州', ['Chapecó', '沙佩科'], ['Concórdia', '孔科迪亚'], ['Joaçaba', '若阿萨巴']],
      ['Rio Grande do Sul', '南里奥格兰德州', ['Bagé', '巴热'], ['Alegrete', '阿雷格雷蒂'], ['Santa Rosa', '圣罗莎']],
    ),
  },
  ARG: {
    number: nine,
    legal: 'S.A.',
    places: places(
      [
        'Buenos Aires',
        '布宜诺斯艾利斯省',
        ['Pergamino', '佩尔加米诺'],
        ['Tandil', '坦迪尔'],
        ['Olavarría', '奥拉瓦里亚'],
        ['Azul', '阿苏尔'],
        ['Junín', '胡宁'],
      ],
      ['Santa Fe', '圣菲省', ['Rafaela', '拉斐拉'], ['Venado Tuerto', '贝纳多图埃尔托'], ['Reconquista', '雷孔基斯塔']],
      ['Córdoba', '科尔多瓦省', ['Río Cuarto', '里奥夸尔托'], ['Villa María', '比亚马里亚']],
      ['Entre Ríos', '恩特雷里奥斯省', ['Concordia', '康科迪亚'], ['Gualeguaychú', '瓜莱瓜伊丘']],
      ['La Pampa', '拉潘帕省', ['General Pico', '皮科将军城'], ['Santa Rosa', '圣罗莎']],
      ['San Luis', '圣路易斯省', ['Villa Mercedes', '比亚梅赛德斯']],
    ),
  },
  URY: {
    number: (n) => String(940 + n),
    legal: 'S.A.',
    places: places(
      ['Canelones', '卡内洛内斯省', ['Progreso', '普罗格雷索'], ['Pando', '潘多']],
      ['Durazno', '杜拉斯诺省', ['Durazno', '杜拉斯诺']],
      ['Tacuarembó', '塔夸伦博省', ['Paso de los Toros', '帕索德洛斯托罗斯']],
      ['Salto', '萨尔托省', ['Salto', '萨尔托']],
      ['Cerro Largo', '塞罗拉尔戈省', ['Melo', '梅洛']],
      ['Colonia', '科洛尼亚省', ['Tarariras', '塔拉里拉斯']],
      ['Florida', '佛罗里达省', ['Sarandí Grande', '大萨兰迪']],
      ['Rocha', '罗恰省', ['Lascano', '拉斯卡诺']],
    ),
  },
  AUS: {
    number: nine,
    legal: 'Pty Ltd',
    places: places(
      [
        'Queensland',
        '昆士兰州',
        ['Toowoomba', '图文巴'],
        ['Roma', '罗马镇'],
        ['Mackay', '麦凯'],
        ['Bundaberg', '班达伯格'],
        ['Gympie', '金皮'],
      ],
      [
        'New South Wales',
        '新南威尔士州',
        ['Dubbo', '达博'],
        ['Armidale', '阿米代尔'],
        ['Gunnedah', '冈尼达'],
        ['Griffith', '格里菲思'],
      ],
      ['Victoria', '维多利亚州', ['Shepparton', '谢珀顿'], ['Hamilton', '汉密尔顿'], ['Sale', '塞尔']],
      ['South Australia', '南澳大利亚州', ['Mount Gambier', '甘比尔山']],
      ['Western Australia', '西澳大利亚州', ['Albany', '奥尔巴尼'], ['Bunbury', '班伯里']],
      ['Tasmania', '塔斯马尼亚州', ['Devonport', '德文波特']],
    ),
  },
  NZL: {
    number: (n) => `ME${970 + n}`,
    legal: 'Limited',
    places: places(
      ['Waikato', '怀卡托大区', ['Cambridge', '剑桥镇'], ['Matamata', '玛塔玛塔']],
      ['Manawatū-Whanganui', '马纳瓦图-旺阿努伊大区', ['Levin', '莱文'], ['Taihape', '泰哈皮']],
      ["Hawke's Bay", '霍克湾大区', ['Napier', '纳皮尔'], ['Wairoa', '怀罗阿']],
      ['Canterbury', '坎特伯雷大区', ['Timaru', '蒂马鲁'], ['Rangiora', '朗伊奥拉']],
      ['Otago', '奥塔哥大区', ['Oamaru', '奥马鲁']],
      ['Southland', '南地大区', ['Gore', '戈尔'], ['Winton', '温顿']],
      ['Taranaki', '塔拉纳基大区', ['Stratford', '斯特拉特福德']],
    ),
  },
  USA: {
    number: (n) => `9${padded(n + 700, 4)}`,
    legal: 'LLC',
    places: places(
      [
        'Nebraska',
        '内布拉斯加州',
        ['Kearney', '卡尼'],
        ['Norfolk', '诺福克'],
        ['Hastings', '黑斯廷斯'],
        ['North Platte', '北普拉特'],
      ],
      ['Kansas', '堪萨斯州', ['Hays', '海斯'], ['Salina', '萨莱纳'], ['Great Bend', '大本德']],
      ['Texas', '得克萨斯州', ['Lubbock', '拉伯克'], ['Plainview', '普莱恩维尤']],
      ['Colorado', '科罗拉多州', ['Sterling', '斯特灵'], ['Lamar', '拉马尔']],
      [
        'Iowa',
        '艾奥瓦州',
        ['Mason City', '梅森城'],
        ['Fort Dodge', '道奇堡'],
        ['Ames', '埃姆斯'],
        ['Carroll', '卡罗尔'],
      ],
      ['Minnesota', '明尼苏达州', ['Mankato', '曼凯托']],
      ['Illinois', '伊利诺伊州', ['Galesburg', '盖尔斯堡']],
      ['Missouri', '密苏里州', ['Sedalia', '锡代利亚']],
    ),
  },
  CAN: {
    number: (n) => `9${padded(n + 60, 3)}`,
    legal: 'Ltd.',
    places: places(
      ['Alberta', '艾伯塔省', ['Red Deer', '雷德迪尔'], ['Camrose', '卡姆罗斯']],
      ['Saskatchewan', '萨斯喀彻温省', ['Saskatoon', '萨斯卡通'], ['Yorkton', '约克顿']],
      ['Manitoba', '曼尼托巴省', ['Steinbach', '斯坦巴克'], ['Portage la Prairie', '波蒂奇拉普雷里']],
      ['Ontario', '安大略省', ['Woodstock', '伍德斯托克']],
      ['Quebec', '魁北克省', ['Drummondville', '德拉蒙维尔'], ['Rimouski', '里穆斯基']],
    ),
  },
  BOL: {
    number: (n) => `99-01-${padded(n, 2)}-01`,
    legal: 'S.R.L.',
    places: places(
      ['Santa Cruz', '圣克鲁斯省', ['Montero', '蒙特罗'], ['Warnes', '瓦内斯']],
      ['Beni', '贝尼省', ['Trinidad', '特立尼达']],
    ),
  },
  CRI: {
    number: (n) => String(95 + n),
    legal: 'S.A.',
    places: places(['Alajuela', '阿拉胡埃拉省', ['San Ramón', '圣拉蒙'], ['Quesada', '克萨达']]),
  },
  PAN: {
    number: (n) => String(95 + n),
    legal: 'S.A.',
    places: places(['Chiriquí', '奇里基省', ['Bugaba', '布加瓦']], ['Coclé', '科克莱省', ['Penonomé', '佩诺诺梅']]),
  },
  COL: {
    number: (n) => `99${n}B`,
    legal: 'S.A.S.',
    places: places(
      ['Córdoba', '科尔多瓦省', ['Montería', '蒙特里亚']],
      ['Meta', '梅塔省', ['Villavicencio', '比亚维森西奥']],
    ),
  },
  NIC: {
    number: (n) => String(95 + n),
    legal: 'S.A.',
    places: places(
      ['Chontales', '琼塔莱斯省', ['Juigalpa', '惠加尔帕']],
      ['Matagalpa', '马塔加尔帕省', ['Sébaco', '塞瓦科']],
    ),
  },
  MEX: {
    number: (n) => String(990 + n),
    legal: 'S.A. de C.V.',
    places: places(
      ['Sonora', '索诺拉州', ['Navojoa', '纳沃霍阿'], ['Hermosillo', '埃莫西约']],
      ['Nuevo León', '新莱昂州', ['Cadereyta', '卡德雷塔']],
      ['Durango', '杜兰戈州', ['Gómez Palacio', '戈麦斯帕拉西奥']],
    ),
  },
  CHL: {
    number: (n) => `99-${padded(n, 2)}`,
    legal: 'S.A.',
    places: places(
      ['Los Lagos', '湖大区', ['Puerto Varas', '巴拉斯港']],
      ['Ñuble', '纽布莱大区', ['Chillán', '奇廉']],
      ["O'Higgins", '奥伊金斯大区', ['Rengo', '伦戈'], ['San Fernando', '圣费尔南多']],
      ['Maule', '马乌莱大区', ['Linares', '利纳雷斯']],
    ),
  },
  BLR: {
    number: (n) => `99/${900 + n}`,
    legal: 'OJSC',
    places: places(
      ['Grodno Region', '格罗德诺州', ['Lida', '利达'], ['Slonim', '斯洛尼姆']],
      ['Minsk Region', '明斯克州', ['Slutsk', '斯卢茨克']],
      ['Brest Region', '布列斯特州', ['Pinsk', '平斯克']],
    ),
  },
  RUS: {
    number: (n) => `999/ZZ9990${n}`,
    legal: 'LLC',
    places: places(
      ['Bryansk Oblast', '布良斯克州', ['Klintsy', '克林齐']],
      ['Voronezh Oblast', '沃罗涅日州', ['Liski', '利斯基']],
      ['Altai Krai', '阿尔泰边疆区', ['Biysk', '比斯克'], ['Rubtsovsk', '鲁布佐夫斯克']],
      ['Belgorod Oblast', '别尔哥罗德州', ['Alekseyevka', '阿列克谢耶夫卡']],
    ),
  },
  IRL: {
    number: (n) => String(990 + n),
    legal: 'DAC',
    places: places(
      ['Cork', '科克郡', ['Mallow', '马洛'], ['Bandon', '班登']],
      ['Tipperary', '蒂珀雷里郡', ['Nenagh', '内纳']],
      ['Monaghan', '莫纳亨郡', ['Carrickmacross', '卡里克马克罗斯']],
    ),
  },
  ZAF: {
    number: (n) => String(95 + n),
    legal: '(Pty) Ltd',
    places: places(
      ['Free State', '自由邦省', ['Kroonstad', '克龙斯塔德']],
      ['Mpumalanga', '普马兰加省', ['Standerton', '斯坦德顿']],
    ),
  },
  NAM: {
    number: (n) => String(95 + n),
    legal: '(Pty) Ltd',
    places: places(
      ['Khomas', '霍马斯区', ['Windhoek', '温得和克']],
      ['Otjozondjupa', '奥乔宗朱帕区', ['Okahandja', '奥卡汉贾']],
    ),
  },
  GBR: {
    number: (n) => `99${padded(n + 70, 2)}`,
    legal: 'Ltd',
    places: places(
      ['Norfolk', '诺福克郡', ['Diss', '迪斯'], ['Fakenham', '法克纳姆']],
      ['North Yorkshire', '北约克郡', ['Thirsk', '瑟斯克'], ['Selby', '塞尔比']],
      ['County Antrim', '安特里姆郡', ['Ballymena', '巴利米纳']],
    ),
  },
  ESP: {
    number: (n) => `99.9${padded(n + 900, 4)}/ZZ`,
    legal: 'S.L.',
    places: places(
      ['Aragon', '阿拉贡自治区', ['Fraga', '弗拉加'], ['Barbastro', '巴瓦斯特罗'], ['Alcañiz', '阿尔卡尼斯']],
      [
        'Catalonia',
        '加泰罗尼亚自治区',
        ['Manresa', '曼雷萨'],
        ['Balaguer', '巴拉格尔'],
        ['Olot', '奥洛特'],
        ['Tàrrega', '塔雷加'],
      ],
      [
        'Castile and León',
        '卡斯蒂利亚-莱昂自治区',
        ['Aranda de Duero', '阿兰达'],
        ['Benavente', '贝纳文特'],
        ['Guijuelo', '吉胡埃洛'],
      ],
      ['Murcia', '穆尔西亚自治区', ['Lorca', '洛尔卡'], ['Totana', '托塔纳']],
      ['Andalusia', '安达卢西亚自治区', ['Antequera', '安特克拉']],
      ['Extremadura', '埃斯特雷马杜拉自治区', ['Zafra', '萨夫拉']],
    ),
  },
  DNK: {
    number: (n) => String(980 + n),
    legal: 'A/S',
    places: places(
      ['North Jutland', '北日德兰大区', ['Hjørring', '约灵'], ['Brønderslev', '布伦讷斯莱乌']],
      ['Central Jutland', '中日德兰大区', ['Skive', '斯基沃'], ['Viborg', '维堡']],
      ['Southern Denmark', '南丹麦大区', ['Tønder', '岑讷'], ['Varde', '瓦尔德']],
    ),
  },
  NLD: {
    number: (n) => String(980 + n),
    legal: 'B.V.',
    places: places(
      ['North Brabant', '北布拉班特省', ['Deurne', '德尔讷'], ['Oss', '奥斯'], ['Uden', '于登']],
      ['Gelderland', '海尔德兰省', ['Ede', '埃德'], ['Barneveld', '巴讷费尔德']],
      ['Overijssel', '上艾瑟尔省', ['Raalte', '拉尔特']],
    ),
  },
  FRA: {
    number: (n) => `99.9${padded(n, 2)}.001`,
    legal: 'SAS',
    places: places(
      [
        'Brittany',
        '布列塔尼大区',
        ['Loudéac', '卢代阿克'],
        ['Pontivy', '蓬蒂维'],
        ['Vitré', '维特雷'],
        ['Morlaix', '莫尔莱'],
      ],
      ['Pays de la Loire', '卢瓦尔河地区', ['Laval', '拉瓦勒'], ['Cholet', '绍莱']],
      ['Normandy', '诺曼底大区', ['Vire', '维尔']],
    ),
  },
  DEU: {
    number: (n) => `ZZ9990${n}`,
    legal: 'GmbH',
    places: places(
      ['Lower Saxony', '下萨克森州', ['Cloppenburg', '克洛彭堡'], ['Diepholz', '迪普霍尔茨'], ['Nienburg', '宁堡']],
      ['North Rhine-Westphalia', '北莱茵-威斯特法伦州', ['Soest', '索斯特'], ['Borken', '博尔肯']],
    ),
  },
  AUT: {
    number: (n) => `9990${n}`,
    legal: 'GmbH',
    places: places(
      ['Upper Austria', '上奥地利州', ['Wels', '韦尔斯'], ['Ried', '里德']],
      ['Styria', '施蒂利亚州', ['Leibnitz', '莱布尼茨']],
    ),
  },
  BEL: {
    number: (n) => `ZZ90${n}`,
    legal: 'NV',
    places: places(
      ['West Flanders', '西佛兰德省', ['Tielt', '蒂尔特'], ['Izegem', '伊泽赫姆']],
      ['Luxembourg', '卢森堡省', ['Bastogne', '巴斯托涅']],
    ),
  },
  PRT: {
    number: (n) => `Z9${n}`,
    legal: 'Lda.',
    places: places(['Alentejo', '阿连特茹大区', ['Montijo', '蒙蒂茹']], ['Centro', '中部大区', ['Leiria', '莱里亚']]),
  },
  FIN: {
    number: (n) => String(95 + n),
    legal: 'Oy',
    places: places(['Southwest Finland', '西南芬兰区', ['Salo', '萨洛']]),
  },
  CHE: { number: (n) => String(995 + n), legal: 'AG', places: places(['Jura', '汝拉州', ['Delémont', '德莱蒙']]) },
};
