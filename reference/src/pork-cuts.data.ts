import type { Evidence } from './evidence.data.ts';
import type { HsCode8 } from './hs-codes.data.ts';

interface NamedCode {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

/** Group of a pork cut; the order is the order of cut lists. */
export const porkCutGroups = [
  { code: 'carcase', nameCn: '胴体', nameEn: 'Carcase' },
  { code: 'cut', nameCn: '分割肉', nameEn: 'Cuts' },
  { code: 'rib', nameCn: '排骨', nameEn: 'Ribs' },
  { code: 'trim', nameCn: '碎肉', nameEn: 'Trimmings' },
  { code: 'bone', nameCn: '骨', nameEn: 'Bones' },
  { code: 'offal', nameCn: '副产品', nameEn: 'Offal' },
  { code: 'fat', nameCn: '脂肪', nameEn: 'Fat' },
] as const satisfies readonly NamedCode[];

/** Code of a row of `porkCutGroups`. */
export type PorkCutGroup = (typeof porkCutGroups)[number]['code'];

/** What a row of the pork-cut table states, before its id is narrowed to `PorkCutId`. */
export interface PorkCutFacts {
  readonly id: string;
  readonly nameCn: string;
  readonly nameEn: string;
  readonly aliasesCn: readonly string[];
  /** IMPS/NAMP item number. */
  readonly imps: string | null;
  /** The tariff line the cut is usually declared under when frozen. */
  readonly hsCode: HsCode8;
  readonly group: PorkCutGroup;
  readonly evidence: Evidence;
}

/** Pork cuts and by-products of the import trade; the numbered cuts 1号肉 to 4号肉 are those of the national standard. */
export const porkCutRows = [
  { id: 'carcase', nameCn: '白条猪（半片）', nameEn: 'Carcase / half carcase', aliasesCn: ['片猪'], imps: '400', hsCode: '02032190', group: 'carcase', evidence: 'M' },
  { id: 'sixway', nameCn: '六分体', nameEn: 'Six-way cut', aliasesCn: ['六件套'], imps: null, hsCode: '02032900', group: 'carcase', evidence: 'M' },
  { id: 'no1', nameCn: '1号肉（颈背肌肉）', nameEn: 'Collar / Boston butt, boneless', aliasesCn: ['梅花肉', '梅肉'], imps: '406A', hsCode: '02032900', group: 'cut', evidence: 'V' },
  { id: 'butt_bi', nameCn: '带骨梅肉', nameEn: 'Boston butt, bone-in', aliasesCn: ['带骨颈背'], imps: '406', hsCode: '02032200', group: 'cut', evidence: 'M' },
  { id: 'no2', nameCn: '2号肉（前腿肌肉）', nameEn: 'Shoulder / picnic, boneless', aliasesCn: ['前腿肉'], imps: '405A', hsCode: '02032900', group: 'cut', evidence: 'V' },
  { id: 'shoulder_bi', nameCn: '带骨前腿', nameEn: 'Shoulder, bone-in', aliasesCn: ['猪前腿'], imps: '403', hsCode: '02032200', group: 'cut', evidence: 'M' },
  { id: 'picnic_bi', nameCn: '带骨前下腿', nameEn: 'Picnic, bone-in', aliasesCn: ['野餐肩'], imps: '405', hsCode: '02032200', group: 'cut', evidence: 'M' },
  { id: 'no3', nameCn: '3号肉（大排肌肉）', nameEn: 'Loin, boneless', aliasesCn: ['大里脊', '外脊'], imps: '413', hsCode: '02032900', group: 'cut', evidence: 'V' },
  { id: 'loin_bi', nameCn: '带骨大排', nameEn: 'Loin, bone-in', aliasesCn: ['大排', '通脊带骨'], imps: '410', hsCode: '02032900', group: 'cut', evidence: 'M' },
  { id: 'no4', nameCn: '4号肉（后腿肌肉）', nameEn: 'Leg (ham), boneless', aliasesCn: ['后腿肉'], imps: '402B', hsCode: '02032900', group: 'cut', evidence: 'V' },
  { id: 'leg_bi', nameCn: '带骨后腿', nameEn: 'Leg (ham), bone-in', aliasesCn: ['猪后腿'], imps: '401', hsCode: '02032200', group: 'cut', evidence: 'M' },
  { id: 'tenderloin', nameCn: '小里脊', nameEn: 'Tenderloin', aliasesCn: ['里脊', '柳肉'], imps: '415', hsCode: '02032900', group: 'cut', evidence: 'M' },
  { id: 'belly', nameCn: '五花肉（带皮）', nameEn: 'Belly, rind-on', aliasesCn: ['带皮五花'], imps: '408', hsCode: '02032900', group: 'cut', evidence: 'M' },
  { id: 'belly_sl', nameCn: '五花肉（去皮）', nameEn: 'Belly, rindless', aliasesCn: ['去皮五花', '方肉'], imps: '409', hsCode: '02032900', group: 'cut', evidence: 'M' },
  { id: 'belly_bi', nameCn: '带骨五花', nameEn: 'Belly, bone-in', aliasesCn: ['肋排五花'], imps: '408', hsCode: '02032900', group: 'cut', evidence: 'M' },
  { id: 'jowl', nameCn: '槽头肉', nameEn: 'Jowl', aliasesCn: ['猪颊肉', '松板肉'], imps: '419', hsCode: '02032900', group: 'cut', evidence: 'M' },
  { id: 'secreto', nameCn: '伊比利亚嫩肉', nameEn: 'Iberian cuts (secreto/pluma/presa)', aliasesCn: ['Secreto', 'Pluma', 'Presa'], imps: null, hsCode: '02032900', group: 'cut', evidence: 'M' },
  { id: 'trim80', nameCn: '碎肉 80/20', nameEn: 'Trimmings 80/20', aliasesCn: ['80%瘦'], imps: '418', hsCode: '02032900', group: 'trim', evidence: 'M' },
  { id: 'trim50', nameCn: '碎肉 50/50', nameEn: 'Trimmings 50/50', aliasesCn: ['50%瘦'], imps: '418', hsCode: '02032900', group: 'trim', evidence: 'M' },
  { id: 'sparerib', nameCn: '肋排', nameEn: 'Spareribs', aliasesCn: ['大肋排', '精排'], imps: '416', hsCode: '02032900', group: 'rib', evidence: 'M' },
  { id: 'st_louis', nameCn: '圣路易斯排', nameEn: 'Spareribs, St Louis', aliasesCn: ['方排'], imps: '416A', hsCode: '02032900', group: 'rib', evidence: 'M' },
  { id: 'back_rib', nameCn: '仔排', nameEn: 'Loin back ribs', aliasesCn: ['背排', '小排'], imps: '422', hsCode: '02032900', group: 'rib', evidence: 'M' },
  { id: 'brisket_bone', nameCn: '前排', nameEn: 'Brisket / breast bones', aliasesCn: ['夹心排', '胸骨'], imps: '416B', hsCode: '02032900', group: 'rib', evidence: 'M' },
  { id: 'soft_bone', nameCn: '软骨', nameEn: 'Soft bone (cartilage)', aliasesCn: ['脆骨', '月牙骨'], imps: '416B', hsCode: '02032900', group: 'bone', evidence: 'M' },
  { id: 'neck_bone', nameCn: '颈骨', nameEn: 'Neck bones', aliasesCn: ['脖骨'], imps: '421', hsCode: '02064900', group: 'bone', evidence: 'M' },
  { id: 'leg_bone', nameCn: '筒骨', nameEn: 'Leg bones (humerus/femur)', aliasesCn: ['大骨', '棒骨'], imps: null, hsCode: '02064900', group: 'bone', evidence: 'M' },
  { id: 'blade_bone', nameCn: '扇骨', nameEn: 'Blade bone (scapula)', aliasesCn: ['肩胛骨'], imps: null, hsCode: '02064900', group: 'bone', evidence: 'M' },
  { id: 'back_bone', nameCn: '脊骨', nameEn: 'Back bones (chine)', aliasesCn: ['龙骨', '腔骨'], imps: null, hsCode: '02064900', group: 'bone', evidence: 'M' },
  { id: 'tail_bone', nameCn: '尾骨', nameEn: 'Tail bone / aitch bone', aliasesCn: ['尾脊骨'], imps: null, hsCode: '02064900', group: 'bone', evidence: 'M' },
  { id: 'front_feet', nameCn: '前蹄', nameEn: 'Front feet', aliasesCn: ['前脚', '猪手'], imps: '420', hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'hind_feet', nameCn: '后蹄', nameEn: 'Hind feet', aliasesCn: ['后脚', '猪脚'], imps: '420A', hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'front_hock', nameCn: '前肘', nameEn: 'Shoulder hocks', aliasesCn: ['前蹄膀'], imps: '417', hsCode: '02032200', group: 'cut', evidence: 'M' },
  { id: 'hind_hock', nameCn: '后肘', nameEn: 'Leg hocks', aliasesCn: ['后蹄膀'], imps: '417A', hsCode: '02032200', group: 'cut', evidence: 'M' },
  { id: 'head', nameCn: '猪头', nameEn: 'Head', aliasesCn: [], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'mask', nameCn: '猪面具', nameEn: 'Mask (face)', aliasesCn: ['猪脸', '猪头皮'], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'ear', nameCn: '猪耳', nameEn: 'Ears', aliasesCn: ['耳片'], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'ear_base', nameCn: '耳根', nameEn: 'Ear bases', aliasesCn: ['耳根肉'], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'tongue', nameCn: '猪舌', nameEn: 'Tongue', aliasesCn: ['口条'], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'snout', nameCn: '猪鼻', nameEn: 'Snout', aliasesCn: ['拱嘴'], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'heart', nameCn: '猪心', nameEn: 'Heart', aliasesCn: [], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'liver', nameCn: '猪肝', nameEn: 'Liver', aliasesCn: [], imps: null, hsCode: '02064100', group: 'offal', evidence: 'V' },
  { id: 'kidney', nameCn: '猪腰', nameEn: 'Kidney', aliasesCn: ['猪肾'], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'stomach', nameCn: '猪肚', nameEn: 'Stomach', aliasesCn: ['猪胃'], imps: null, hsCode: '05040029', group: 'offal', evidence: 'M' },
  { id: 'bung', nameCn: '大肠头', nameEn: 'Bung / crown end', aliasesCn: ['肥肠头'], imps: null, hsCode: '05040014', group: 'offal', evidence: 'M' },
  { id: 'large_int', nameCn: '猪大肠', nameEn: 'Large intestine (chitterlings)', aliasesCn: ['肥肠'], imps: null, hsCode: '05040090', group: 'offal', evidence: 'M' },
  { id: 'small_int', nameCn: '猪小肠', nameEn: 'Small intestine', aliasesCn: ['粉肠'], imps: null, hsCode: '05040090', group: 'offal', evidence: 'M' },
  { id: 'tail', nameCn: '猪尾', nameEn: 'Tail', aliasesCn: [], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'lung', nameCn: '猪肺', nameEn: 'Lungs', aliasesCn: [], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'spleen', nameCn: '猪脾', nameEn: 'Spleen', aliasesCn: ['沙肝', '连贴'], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'diaphragm', nameCn: '隔山肉', nameEn: 'Diaphragm / skirt', aliasesCn: ['横膈膜', '护心肉'], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'trachea', nameCn: '喉骨', nameEn: 'Larynx / trachea', aliasesCn: ['气管', '喉管'], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'aorta', nameCn: '猪黄喉', nameEn: 'Aorta', aliasesCn: ['心管'], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'oesoph', nameCn: '猪食管', nameEn: 'Oesophagus', aliasesCn: [], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'rind', nameCn: '猪皮', nameEn: 'Rind (skin)', aliasesCn: [], imps: null, hsCode: '02064900', group: 'offal', evidence: 'M' },
  { id: 'back_fat', nameCn: '背膘', nameEn: 'Back fat', aliasesCn: ['肥膘'], imps: null, hsCode: '02091000', group: 'fat', evidence: 'M' },
  { id: 'leaf_lard', nameCn: '板油', nameEn: 'Leaf lard (flare fat)', aliasesCn: [], imps: null, hsCode: '02091000', group: 'fat', evidence: 'M' },
] as const satisfies readonly PorkCutFacts[];

/** Id of a row of `porkCutRows`. */
export type PorkCutId = (typeof porkCutRows)[number]['id'];
