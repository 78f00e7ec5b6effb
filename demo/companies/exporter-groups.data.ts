import { findOrigin } from '@btc/reference/origins.ts';
import type { OriginCode } from '@btc/reference/origins.ts';

/*
 * Invented exporters of the demonstration. The names are coined; none is that of a firm, and none of what the demonstration
 * says of them happened.
 */

export interface ExporterGroup {
  readonly origin: OriginCode;
  readonly nameEn: string;
  readonly nameCn: string;
  readonly beefPlants: number;
  readonly porkPlants: number;
  /** Size beside the other groups of the origin. */
  readonly size: number;
}

type Row = readonly [nameEn: string, nameCn: string, beefPlants: number, porkPlants: number, size: number];

const rows: Readonly<Partial<Record<OriginCode, readonly Row[]>>> = {
  BRA: [
    ['Taquaruna', '塔夸鲁纳', 8, 0, 30],
    ['Ibirapeva', '伊比拉佩瓦', 8, 0, 24],
    ['Jacurandi', '雅库兰迪', 7, 0, 17],
    ['Morro Alvim', '莫罗阿尔文', 6, 2, 12],
    ['Caraveira', '卡拉韦拉', 4, 0, 6],
    ['Pirauara', '皮拉瓦拉', 4, 0, 5],
    ['Serra Umbral', '塞拉温布拉尔', 3, 0, 4],
    ['Cajuripe', '卡茹里佩', 3, 0, 3],
    ['Aroeiral', '阿罗埃拉尔', 2, 0, 2.5],
    ['Vale Tucuri', '瓦莱图库里', 1, 0, 1.5],
    ['Buritanga', '布里坦加', 1, 0, 1.5],
    ['Campo Ivaré', '坎波伊瓦雷', 1, 0, 1.5],
    ['Sulvarã', '苏尔瓦朗', 0, 4, 20],
    ['Itapoval', '伊塔波瓦尔', 0, 3, 14],
    ['Xanperê', '尚佩雷', 0, 1, 4],
  ],
  ARG: [
    ['Pampamar', '潘帕马尔', 7, 0, 14],
    ['Ombuval', '翁布瓦尔', 6, 0, 12],
    ['Tres Lapachos', '特雷斯拉帕乔斯', 5, 0, 10],
    ['Ceibomora', '塞博莫拉', 4, 0, 9],
    ['Río Talaya', '里奥塔拉亚', 3, 0, 8],
    ['Estancia Virelo', '维雷洛', 3, 0, 7],
    ['Cardalito', '卡尔达利托', 2, 0, 6],
    ['Nandural', '南杜拉尔', 1, 0, 4],
    ['Algarroval', '阿尔加罗瓦尔', 1, 0, 3],
    ['Cerdalba', '塞达尔瓦', 0, 2, 3],
  ],
  URY: [
    ['Yerbatina', '耶尔巴蒂纳', 4, 0, 11],
    ['Coronillal', '科罗尼利亚尔', 4, 0, 10],
    ['Mburuval', '姆布鲁瓦尔', 3, 0, 8],
    ['Sarandel', '萨兰德尔', 3, 0, 7],
    ['Guayavera', '瓜亚韦拉', 2, 0, 6],
    ['Espinillar Alto', '埃斯皮尼利亚尔', 2, 0, 4],
    ['Pamperal', '潘佩拉尔', 2, 0, 4],
  ],
  AUS: [
    ['Wirranda Meats', '威兰达', 5, 0, 14],
    ['Coolabarra Beef', '库拉巴拉', 5, 0, 12],
    ['Mulgarra Pastoral', '马尔加拉', 4, 0, 10],
    ['Bindarrie', '宾达里', 3, 0, 8],
    ['Yarrumba', '亚伦巴', 3, 0, 7],
    ['Kurrajine', '库拉金', 2, 0, 6],
    ['Tallawonga', '塔拉旺加', 2, 0, 5],
    ['Dunmorrah', '邓莫拉', 1, 0, 4],
    ['Eastcape Grazing', '东岬', 1, 0, 3],
  ],
  NZL: [
    ['Waitorea', '怀托雷亚', 5, 0, 12],
    ['Kahurata', '卡胡拉塔', 4, 0, 10],
    ['Aramiro', '阿拉米罗', 3, 0, 8],
    ['Totarangi', '托塔朗伊', 3, 0, 7],
    ['Southmere', '南湖', 1, 0, 4],
    ['Pukewhira', '普凯维拉', 1, 0, 4],
  ],
  USA: [
    ['Prairie Lantern', '草原灯', 5, 0, 14],
    ['High Mesa Packing', '高台', 4, 0, 11],
    ['Cedar Bluffs', '雪松崖', 3, 2, 9],
    ['Platte Meridian', '普拉特子午', 2, 0, 6],
    ['Red Cottonwood', '红杨', 2, 0, 5],
    ['Iron Prairie', '铁草原', 0, 4, 14],
    ['Twin Sycamore', '双梧桐', 0, 3, 10],
  ],
  CAN: [
    ['Tamarack Ridge', '塔马拉克岭', 2, 3, 10],
    ['Saskline', '萨斯克莱恩', 0, 3, 8],
    ['Boréanord', '博雷亚诺尔', 0, 2, 6],
  ],
  BOL: [
    ['Chiquival', '奇基瓦尔', 3, 0, 9],
    ['Beniara', '贝尼亚拉', 2, 0, 6],
  ],
  CRI: [['Guanaval', '瓜纳瓦尔', 2, 0, 5]],
  PAN: [['Istmeral', '伊斯特梅拉尔', 2, 0, 5]],
  COL: [['Llanovera', '利亚诺维拉', 2, 0, 5]],
  NIC: [['Chontalisa', '琼塔利萨', 2, 0, 5]],
  MEX: [
    ['Norteval', '诺特瓦尔', 3, 1, 8],
    ['Sonorísima', '索诺里西马', 1, 1, 4],
  ],
  CHL: [
    ['Andes Queltehue', '安第斯凯尔特韦', 2, 2, 8],
    ['Maulimar', '马乌利马尔', 1, 2, 7],
  ],
  BLR: [
    ['Nyomanets', '涅马涅茨', 3, 0, 8],
    ['Polesyar', '波列西亚尔', 2, 0, 6],
  ],
  RUS: [
    ['Donstep', '顿斯捷普', 3, 1, 8],
    ['Altayra', '阿尔泰拉', 2, 1, 6],
  ],
  IRL: [
    ['Ballyreen', '巴利林', 3, 1, 8],
    ['Glencorrin', '格伦科林', 1, 1, 4],
  ],
  ZAF: [['Karoovlei', '卡鲁弗莱', 2, 0, 5]],
  NAM: [['Omusava', '奥穆萨瓦', 2, 0, 5]],
  GBR: [
    ['Fenwold', '芬沃尔德', 0, 3, 8],
    ['Dalemoor', '戴尔穆尔', 0, 2, 6],
  ],
  ESP: [
    ['Valdorreta', '巴尔多雷塔', 0, 5, 13],
    ['Encinaluz', '恩西纳卢斯', 0, 5, 12],
    ['Porcisierra', '波尔西谢拉', 0, 4, 10],
    ['Ribalmonte', '里瓦尔蒙特', 0, 3, 8],
    ['Dehesalba', '德埃萨尔瓦', 0, 2, 6],
    ['Cincaporc', '辛卡波克', 0, 1, 4],
  ],
  DNK: [
    ['Nordhavre', '诺德哈夫', 0, 4, 14],
    ['Vesterlund', '韦斯特隆', 0, 2, 6],
    ['Fjordager', '峡田', 0, 1, 3],
  ],
  NLD: [
    ['Veldhorst', '费尔德霍斯特', 0, 3, 9],
    ['Maasdelta', '马斯三角', 0, 2, 7],
    ['Zuiderkamp', '南营', 0, 2, 6],
  ],
  FRA: [
    ['Armorval', '阿莫瓦尔', 0, 4, 12],
    ['Kermorval', '凯莫瓦尔', 0, 2, 6],
    ['Sarthélia', '萨尔泰利亚', 0, 1, 4],
  ],
  DEU: [
    ['Weserhain', '威悉海因', 0, 3, 9],
    ['Lippenau', '利珀瑙', 0, 2, 6],
    ['Emsfelde', '埃姆斯费尔德', 0, 1, 4],
  ],
  AUT: [
    ['Donauhain', '多瑙海因', 0, 2, 6],
    ['Steirwald', '施泰尔瓦尔德', 0, 1, 4],
  ],
  BEL: [
    ['Scheldeveld', '斯海尔德', 0, 2, 6],
    ['Ardenelle', '阿德内勒', 0, 1, 4],
  ],
  PRT: [['Alentejal', '阿连特雅尔', 0, 2, 5]],
  FIN: [['Suomelanta', '苏奥梅兰塔', 0, 1, 4]],
  CHE: [['Juravia', '汝拉维亚', 0, 1, 3]],
};

/** The exporters, by origin. */
export const exporterGroups: readonly ExporterGroup[] = Object.entries(rows).flatMap(([code, groups]) => {
  const origin = findOrigin(code)?.code;
  if (origin === undefined) return [];
  return groups.map(([nameEn, nameCn, beefPlants, porkPlants, size]) => ({
    origin,
    nameEn,
    nameCn,
    beefPlants,
    porkPlants,
    size,
  }));
});
