import type { Evidence } from './evidence.data.ts';

interface NamedCode {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

/** Part of the animal a beef cut comes from; the order is the order of cut lists. */
export const beefParts = [
  { code: 'carcase', nameCn: '胴体', nameEn: 'Carcase' },
  { code: 'set', nameCn: '件套', nameEn: 'Cut sets' },
  { code: 'forequarter', nameCn: '前部', nameEn: 'Forequarter' },
  { code: 'hindquarter', nameCn: '后部', nameEn: 'Hindquarter' },
  { code: 'foreOrHindquarter', nameCn: '前部或后部', nameEn: 'Fore- or hindquarter' },
  { code: 'trim', nameCn: '碎肉', nameEn: 'Trimmings' },
  { code: 'offal', nameCn: '副产品', nameEn: 'Offal' },
] as const satisfies readonly NamedCode[];

/** Form a beef cut is traded in. */
export const beefCutForms = [
  { code: 'bone-in', nameCn: '带骨', nameEn: 'Bone-in' },
  { code: 'boneless', nameCn: '去骨', nameEn: 'Boneless' },
  { code: 'offal', nameCn: '副产品', nameEn: 'Offal' },
  { code: 'bone', nameCn: '骨', nameEn: 'Bone' },
] as const satisfies readonly NamedCode[];

/** Code of a row of `beefParts`. */
export type BeefPart = (typeof beefParts)[number]['code'];

/** Code of a row of `beefCutForms`. */
export type BeefCutForm = (typeof beefCutForms)[number]['code'];

/** What a row of the beef-cut table states, before its id is narrowed to `BeefCutId`. */
export interface BeefCutFacts {
  readonly id: string;
  readonly nameCn: string;
  readonly nameEn: string;
  readonly aliasesCn: readonly string[];
  /** AUS-MEAT item number; several trims share one. */
  readonly ausMeat: string | null;
  /** IMPS/NAMP item number. */
  readonly imps: string | null;
  readonly part: BeefPart;
  readonly form: BeefCutForm;
  readonly evidence: Evidence;
}

// 大米龙 is topside in trade use and biceps femoris (outside flat) in the national cut list, so both carry it. 黄瓜条 alone is
// an alias of no cut: on the mainland it is outside flat or eye round, in Taiwan and Hong Kong chuck tender. Import of brain
// is barred from most origins (BSE).
/** Beef cuts and offal of the import trade with AUS-MEAT and IMPS numbers; `evidence` speaks of the AUS-MEAT number, or of the trade term where there is none. */
export const beefCutRows = [
  { id: 'side', nameCn: '二分体', nameEn: 'Side', aliasesCn: ['半胴体', '片牛'], ausMeat: '1000', imps: '100', part: 'carcase', form: 'bone-in', evidence: 'M' },
  { id: 'fq', nameCn: '前四分体（带骨）', nameEn: 'Forequarter, bone-in', aliasesCn: ['前段'], ausMeat: '1063', imps: '102', part: 'carcase', form: 'bone-in', evidence: 'M' },
  { id: 'hq', nameCn: '后四分体（带骨）', nameEn: 'Hindquarter, bone-in', aliasesCn: ['后段'], ausMeat: '1010', imps: '155', part: 'carcase', form: 'bone-in', evidence: 'V' },
  { id: 'pistola', nameCn: '枪形后四分体', nameEn: 'Pistola hindquarter', aliasesCn: ['手枪腿'], ausMeat: '1020', imps: null, part: 'carcase', form: 'bone-in', evidence: 'M' },
  { id: 'comp_quarter', nameCn: '配比四分体', nameEn: 'Compensated quarters / cow quarters', aliasesCn: ['整牛四分体', '母牛四分体'], ausMeat: null, imps: null, part: 'set', form: 'bone-in', evidence: 'V' },
  { id: 'fq6', nameCn: '前四分体六件套', nameEn: 'Forequarter 6 cuts, boneless', aliasesCn: ['前段六件'], ausMeat: null, imps: null, part: 'set', form: 'boneless', evidence: 'V' },
  { id: 'fq7', nameCn: '前四分体七件套', nameEn: 'Forequarter 7 cuts, boneless', aliasesCn: ['前段七件'], ausMeat: null, imps: null, part: 'set', form: 'boneless', evidence: 'V' },
  { id: 'fq8', nameCn: '前四分体八件套', nameEn: 'Forequarter 8 cuts, boneless', aliasesCn: ['前段八件'], ausMeat: null, imps: null, part: 'set', form: 'boneless', evidence: 'V' },
  { id: 'cow6', nameCn: '母牛六件套', nameEn: 'Cow six-cut set', aliasesCn: ['六件套'], ausMeat: null, imps: null, part: 'set', form: 'boneless', evidence: 'V' },
  { id: 'hqset', nameCn: '后部件套', nameEn: 'Hindquarter boneless set', aliasesCn: ['后段件套'], ausMeat: null, imps: null, part: 'set', form: 'boneless', evidence: 'M' },
  { id: 'topside', nameCn: '米龙', nameEn: 'Topside', aliasesCn: ['针扒', '大米龙', '股内肉'], ausMeat: '2000', imps: '168', part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'inside', nameCn: '内侧后腿', nameEn: 'Inside', aliasesCn: ['内米龙（去盖）'], ausMeat: '2010', imps: '169', part: 'hindquarter', form: 'boneless', evidence: 'M' },
  { id: 'topside_capoff', nameCn: '去盖米龙', nameEn: 'Topside cap off', aliasesCn: ['针扒去盖'], ausMeat: null, imps: '169A', part: 'hindquarter', form: 'boneless', evidence: 'M' },
  { id: 'silverside', nameCn: '烩扒', nameEn: 'Silverside', aliasesCn: ['银边三叉', '外侧后腿连小米龙'], ausMeat: '2020', imps: '170', part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'outside', nameCn: '外侧后腿', nameEn: 'Outside', aliasesCn: ['整块三叉', '大黄瓜条'], ausMeat: '2030', imps: null, part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'outside_flat', nameCn: '大黄瓜条', nameEn: 'Outside flat', aliasesCn: ['三叉（板状）', '底板', '大米龙'], ausMeat: '2050', imps: '171B', part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'eye_round', nameCn: '小黄瓜条', nameEn: 'Eye round', aliasesCn: ['小米龙', '鲤鱼管', '白板'], ausMeat: '2040', imps: '171C', part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'heel', nameCn: '后腿腱心', nameEn: 'Heel muscle', aliasesCn: ['鞋底肉', '龟腱'], ausMeat: '2364', imps: '171F', part: 'hindquarter', form: 'boneless', evidence: 'U' },
  { id: 'thick_flank', nameCn: '粗和尚头', nameEn: 'Thick flank', aliasesCn: ['厚腹肉'], ausMeat: '2060', imps: null, part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'knuckle', nameCn: '牛霖', nameEn: 'Knuckle', aliasesCn: ['膝圆', '和尚头', '圆霖', '林肉'], ausMeat: '2070', imps: '167', part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'rump', nameCn: '臀肉', nameEn: 'Rump', aliasesCn: ['尾龙扒', '荐臀肉'], ausMeat: '2090', imps: null, part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'd_rump', nameCn: 'D型臀肉', nameEn: 'D-rump', aliasesCn: ['臀腰肉'], ausMeat: '2100', imps: '184', part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'rostbiff', nameCn: '臀肉心', nameEn: 'Rostbiff / eye of rump', aliasesCn: ['臀腰肉心'], ausMeat: '2110', imps: '184B', part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'top_sirloin', nameCn: '上后腰脊肉', nameEn: 'Top sirloin', aliasesCn: ['上后腰肉'], ausMeat: '2120', imps: '184', part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'rump_cap', nameCn: '臀盖', nameEn: 'Rump cap (picanha)', aliasesCn: ['臀腰肉盖', '皮卡尼亚'], ausMeat: '2091', imps: '184D', part: 'hindquarter', form: 'boneless', evidence: 'M' },
  { id: 'tri_tip', nameCn: '三角肉', nameEn: 'Tri-tip', aliasesCn: ['三岔肉', '三角尾扒'], ausMeat: '2131', imps: '185D', part: 'hindquarter', form: 'boneless', evidence: 'M' },
  { id: 'tenderloin', nameCn: '牛柳（带侧带）', nameEn: 'Tenderloin, side strap on', aliasesCn: ['里脊', '菲力'], ausMeat: '2150', imps: '189', part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'tenderloin_off', nameCn: '牛柳（去侧带）', nameEn: 'Tenderloin, side strap off', aliasesCn: ['净里脊'], ausMeat: '2160', imps: '190', part: 'hindquarter', form: 'boneless', evidence: 'M' },
  { id: 'butt_tender', nameCn: '牛柳头', nameEn: 'Butt tenderloin', aliasesCn: ['里脊头'], ausMeat: '2170', imps: '191A', part: 'hindquarter', form: 'boneless', evidence: 'M' },
  { id: 'striploin', nameCn: '西冷', nameEn: 'Striploin', aliasesCn: ['外脊', '纽约克'], ausMeat: '2140', imps: '180', part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'shortloin', nameCn: '带骨外脊（T骨）', nameEn: 'Shortloin', aliasesCn: ['短腰脊', 'T骨'], ausMeat: '1550', imps: '174', part: 'hindquarter', form: 'bone-in', evidence: 'V' },
  { id: 'rumploin', nameCn: '臀腰连脊（希尔顿套）', nameEn: 'Rump & loin set (RL)', aliasesCn: ['RL', '三件套'], ausMeat: null, imps: null, part: 'set', form: 'boneless', evidence: 'V' },
  { id: 'thin_flank', nameCn: '牛腩（薄腹）', nameEn: 'Thin flank', aliasesCn: ['腹肉', '腰窝'], ausMeat: '2200', imps: null, part: 'hindquarter', form: 'boneless', evidence: 'M' },
  { id: 'flank_steak', nameCn: '牛腩排', nameEn: 'Flank steak', aliasesCn: ['腹肋排', '法兰克'], ausMeat: '2210', imps: '193', part: 'hindquarter', form: 'boneless', evidence: 'V' },
  { id: 'flap', nameCn: '腹心肉', nameEn: 'Flap meat / internal flank plate', aliasesCn: ['下后腰翼板', '巴维特'], ausMeat: '2203', imps: '185A', part: 'hindquarter', form: 'boneless', evidence: 'U' },
  { id: 'flank_plate', nameCn: '腹肉板', nameEn: 'External flank plate', aliasesCn: ['外腹肉'], ausMeat: '2204', imps: null, part: 'hindquarter', form: 'boneless', evidence: 'U' },
  { id: 'inside_skirt', nameCn: '内裙肉', nameEn: 'Inside skirt', aliasesCn: ['内膈肉'], ausMeat: '2205', imps: '121D', part: 'hindquarter', form: 'boneless', evidence: 'M' },
  { id: 'thin_skirt', nameCn: '外裙肉', nameEn: 'Thin skirt / outside skirt', aliasesCn: ['膈膜肉', '横膈膜'], ausMeat: '2190', imps: '121C', part: 'hindquarter', form: 'boneless', evidence: 'M' },
  { id: 'thick_skirt', nameCn: '膈柱肉', nameEn: 'Thick skirt / hanging tender', aliasesCn: ['封门肉'], ausMeat: '2180', imps: '140', part: 'hindquarter', form: 'boneless', evidence: 'M' },
  { id: 'cube_roll', nameCn: '眼肉', nameEn: 'Cube roll / ribeye roll', aliasesCn: ['肉眼', '沙朗', '肋眼'], ausMeat: '2240', imps: '112', part: 'forequarter', form: 'boneless', evidence: 'V' },
  { id: 'spencer', nameCn: '肋排肉心', nameEn: 'Spencer roll', aliasesCn: ['斯宾塞卷'], ausMeat: '2230', imps: '111', part: 'forequarter', form: 'boneless', evidence: 'M' },
  { id: 'ribeye_lipon', nameCn: '带侧唇眼肉', nameEn: 'Ribeye roll, lip-on', aliasesCn: ['带唇肉眼'], ausMeat: null, imps: '112A', part: 'forequarter', form: 'boneless', evidence: 'M' },
  { id: 'rib_set', nameCn: '肋排', nameEn: 'Rib set', aliasesCn: ['带骨肋脊'], ausMeat: '2220', imps: '107', part: 'forequarter', form: 'bone-in', evidence: 'V' },
  { id: 'op_rib', nameCn: '带骨眼肉', nameEn: 'OP ribs (tomahawk)', aliasesCn: ['战斧原切', 'OP肋'], ausMeat: null, imps: '109', part: 'forequarter', form: 'bone-in', evidence: 'M' },
  { id: 'rib_cap', nameCn: '眼肉盖', nameEn: 'Rib cap / blade meat', aliasesCn: ['肋脊皮盖肉'], ausMeat: null, imps: '109B', part: 'forequarter', form: 'boneless', evidence: 'M' },
  { id: 'chuck', nameCn: '上脑（整块）', nameEn: 'Chuck', aliasesCn: ['背肩肉'], ausMeat: '2260', imps: null, part: 'forequarter', form: 'boneless', evidence: 'V' },
  { id: 'chuck_sq', nameCn: '方切肩', nameEn: 'Chuck, square cut', aliasesCn: ['方块肩肉'], ausMeat: '2270', imps: '113', part: 'forequarter', form: 'boneless', evidence: 'V' },
  { id: 'chuck_roll', nameCn: '上脑', nameEn: 'Chuck roll', aliasesCn: ['背肩心', '牛肩胛卷'], ausMeat: '2275', imps: '116A', part: 'forequarter', form: 'boneless', evidence: 'V' },
  { id: 'chuck_eye', nameCn: '上脑心', nameEn: 'Chuck eye roll', aliasesCn: ['上脑芯'], ausMeat: '2268', imps: '116D', part: 'forequarter', form: 'boneless', evidence: 'U' },
  { id: 'chuck_blade', nameCn: '上脑肩胛连体（CB）', nameEn: 'Chuck & blade set', aliasesCn: ['CB', '脖肩连体'], ausMeat: null, imps: null, part: 'set', form: 'boneless', evidence: 'V' },
  { id: 'neck', nameCn: '脖肉', nameEn: 'Neck', aliasesCn: ['颈肉', '脖头'], ausMeat: '2280', imps: null, part: 'forequarter', form: 'boneless', evidence: 'V' },
  { id: 'hump', nameCn: '牛肩峰', nameEn: 'Hump (cupim)', aliasesCn: ['瘤峰', '库平'], ausMeat: null, imps: null, part: 'forequarter', form: 'boneless', evidence: 'M' },
  { id: 'blade', nameCn: '肩肉', nameEn: 'Blade (clod) / shoulder', aliasesCn: ['前腿心', '肩胛（Clod）'], ausMeat: '2300', imps: '114', part: 'forequarter', form: 'boneless', evidence: 'V' },
  { id: 'bolar', nameCn: '保乐肩', nameEn: 'Bolar blade', aliasesCn: ['前腿肩肉'], ausMeat: '2302', imps: '114E', part: 'forequarter', form: 'boneless', evidence: 'M' },
  { id: 'oyster', nameCn: '板腱', nameEn: 'Oyster blade / flat iron', aliasesCn: ['牡蛎肉', '平铁'], ausMeat: '2303', imps: '114D', part: 'forequarter', form: 'boneless', evidence: 'M' },
  { id: 'chuck_tender', nameCn: '辣椒条', nameEn: 'Chuck tender', aliasesCn: ['嫩肩里脊', '肩胛里肌', '黄瓜条（港台）'], ausMeat: '2310', imps: '116B', part: 'forequarter', form: 'boneless', evidence: 'V' },
  { id: 'petite', nameCn: '肩胛小里脊', nameEn: 'Shoulder petite tender', aliasesCn: ['小嫩肩'], ausMeat: null, imps: '114F', part: 'forequarter', form: 'boneless', evidence: 'M' },
  { id: 'chuck_flap', nameCn: '翼板', nameEn: 'Chuck flap / chuck rib meat', aliasesCn: ['下肩胛翼板肉', '雪花'], ausMeat: '2278', imps: '116G', part: 'forequarter', form: 'boneless', evidence: 'U' },
  { id: 'shank', nameCn: '牛腱', nameEn: 'Shin/shank', aliasesCn: ['腱子肉', '牛展'], ausMeat: '2360', imps: '117', part: 'foreOrHindquarter', form: 'boneless', evidence: 'M' },
  { id: 'fore_shank', nameCn: '前腱', nameEn: 'Fore shank', aliasesCn: ['前牛展'], ausMeat: '2360', imps: '117', part: 'forequarter', form: 'boneless', evidence: 'M' },
  { id: 'hind_shank', nameCn: '后腱', nameEn: 'Hind shank', aliasesCn: ['后牛展'], ausMeat: '2360', imps: '157', part: 'hindquarter', form: 'boneless', evidence: 'M' },
  { id: 'shin_special', nameCn: '金钱腱', nameEn: 'Shin, special trim (conical muscle)', aliasesCn: ['腱心', '花腱'], ausMeat: '2365', imps: null, part: 'foreOrHindquarter', form: 'boneless', evidence: 'M' },
  { id: 'brisket', nameCn: '牛胸', nameEn: 'Brisket', aliasesCn: ['胸肉', '牛前胸'], ausMeat: '2320', imps: '120', part: 'forequarter', form: 'boneless', evidence: 'V' },
  { id: 'brisket_pe', nameCn: '前胸', nameEn: 'Brisket point end', aliasesCn: ['胸口', '前胸肉'], ausMeat: '2330', imps: '120B', part: 'forequarter', form: 'boneless', evidence: 'V' },
  { id: 'brisket_pedo', nameCn: '前胸修清', nameEn: 'Brisket point end, deckle off', aliasesCn: ['去盖前胸'], ausMeat: '2350', imps: '120', part: 'forequarter', form: 'boneless', evidence: 'V' },
  { id: 'brisket_ne', nameCn: '后胸（牛腩）', nameEn: 'Brisket navel end', aliasesCn: ['胸腩', '腩肉'], ausMeat: '2340', imps: '121', part: 'forequarter', form: 'boneless', evidence: 'V' },
  { id: 'brisket_bi', nameCn: '带骨胸', nameEn: 'Bone-in brisket', aliasesCn: ['带骨牛胸'], ausMeat: null, imps: '118', part: 'forequarter', form: 'bone-in', evidence: 'V' },
  { id: 'navel', nameCn: '去骨腩', nameEn: 'Navel plate, boneless', aliasesCn: ['牛腩', '肥腩'], ausMeat: '2340', imps: '121', part: 'forequarter', form: 'boneless', evidence: 'V' },
  { id: 'short_plate', nameCn: '肥牛（腹胸肉）', nameEn: 'Short plate', aliasesCn: ['牛五花', 'S腹肉'], ausMeat: null, imps: '121', part: 'forequarter', form: 'boneless', evidence: 'M' },
  { id: 'rib_plate', nameCn: '带骨腩排', nameEn: 'Rib plate, bone-in', aliasesCn: ['腩排', '阿萨多'], ausMeat: null, imps: null, part: 'forequarter', form: 'bone-in', evidence: 'V' },
  { id: 'short_ribs', nameCn: '牛小排', nameEn: 'Short ribs', aliasesCn: ['牛仔骨', '带骨牛小排'], ausMeat: '1690', imps: '123A', part: 'forequarter', form: 'bone-in', evidence: 'V' },
  { id: 'chuck_sr', nameCn: '肩小排', nameEn: 'Chuck short ribs', aliasesCn: ['肩胛小排'], ausMeat: null, imps: '130', part: 'forequarter', form: 'bone-in', evidence: 'M' },
  { id: 'sr_boneless', nameCn: '去骨牛小排', nameEn: 'Short ribs, boneless', aliasesCn: ['无骨牛小排'], ausMeat: null, imps: '130A', part: 'forequarter', form: 'boneless', evidence: 'M' },
  { id: 'rib_finger', nameCn: '牛肋条', nameEn: 'Intercostals / rib fingers', aliasesCn: ['腩条', '肋间肉'], ausMeat: '2430', imps: '124A', part: 'forequarter', form: 'boneless', evidence: 'M' },
  { id: 'back_rib', nameCn: '牛背排', nameEn: 'Back ribs', aliasesCn: ['肋排骨'], ausMeat: null, imps: '124', part: 'forequarter', form: 'bone-in', evidence: 'M' },
  { id: 'spare_rib', nameCn: '牛排骨', nameEn: 'Spare ribs', aliasesCn: ['牛肋骨'], ausMeat: '1695', imps: null, part: 'forequarter', form: 'bone-in', evidence: 'U' },
  { id: 'trim65', nameCn: '碎肉 65CL', nameEn: 'Trimmings 65CL', aliasesCn: ['65%瘦'], ausMeat: '2460', imps: '137', part: 'trim', form: 'boneless', evidence: 'M' },
  { id: 'trim70', nameCn: '碎肉 70CL', nameEn: 'Trimmings 70CL', aliasesCn: ['70%瘦'], ausMeat: '2460', imps: '137', part: 'trim', form: 'boneless', evidence: 'M' },
  { id: 'trim75', nameCn: '碎肉 75CL', nameEn: 'Trimmings 75CL', aliasesCn: ['75%瘦'], ausMeat: '2460', imps: '137', part: 'trim', form: 'boneless', evidence: 'M' },
  { id: 'trim80', nameCn: '碎肉 80VL', nameEn: 'Trimmings 80VL', aliasesCn: ['80%目视瘦'], ausMeat: '2460', imps: '137', part: 'trim', form: 'boneless', evidence: 'M' },
  { id: 'trim85', nameCn: '碎肉 85CL', nameEn: 'Trimmings 85CL', aliasesCn: ['85%瘦'], ausMeat: '2460', imps: '137', part: 'trim', form: 'boneless', evidence: 'M' },
  { id: 'trim90', nameCn: '碎肉 90VL', nameEn: 'Trimmings 90VL', aliasesCn: ['90%瘦（CL/VL）'], ausMeat: '2460', imps: '137', part: 'trim', form: 'boneless', evidence: 'V' },
  { id: 'trim95', nameCn: '碎肉 95CL', nameEn: 'Trimmings 95CL', aliasesCn: ['95%瘦', '公牛肉'], ausMeat: '2460', imps: '137', part: 'trim', form: 'boneless', evidence: 'V' },
  { id: 'loin97', nameCn: '腰脊肉 97VL', nameEn: 'Beef 97VL', aliasesCn: ['97%目视瘦'], ausMeat: '2460', imps: null, part: 'trim', form: 'boneless', evidence: 'V' },
  { id: 'flank90', nameCn: '腹肉 90VL', nameEn: 'Flank 90VL', aliasesCn: ['腩碎 90'], ausMeat: null, imps: null, part: 'trim', form: 'boneless', evidence: 'V' },
  { id: 'mince', nameCn: '牛肉馅', nameEn: 'Ground beef', aliasesCn: ['绞肉'], ausMeat: null, imps: '136', part: 'trim', form: 'boneless', evidence: 'M' },
  { id: 'tongue_long', nameCn: '牛舌（长切）', nameEn: 'Tongue, long cut', aliasesCn: ['长舌'], ausMeat: '6000', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'tongue_short', nameCn: '牛舌（短切）', nameEn: 'Tongue, short cut', aliasesCn: ['短舌'], ausMeat: '6010', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'tongue_sst', nameCn: '牛舌（短切精修）', nameEn: 'Tongue, short cut special trim', aliasesCn: [], ausMeat: '6020', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'tongue_swiss', nameCn: '牛舌（瑞士切）', nameEn: 'Tongue, Swiss cut', aliasesCn: [], ausMeat: '6030', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'tongue_swiss_st', nameCn: '牛舌（瑞士切精修）', nameEn: 'Tongue, Swiss cut special trim', aliasesCn: [], ausMeat: '6025', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'tongue_root', nameCn: '牛舌根', nameEn: 'Tongue root', aliasesCn: ['舌根肉'], ausMeat: '6040', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'tongue_root_fillet', nameCn: '牛舌根肉', nameEn: 'Tongue root fillet', aliasesCn: ['舌下条'], ausMeat: '6045', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'cheek_on', nameCn: '牛脸颊（带乳突）', nameEn: 'Cheek meat, papillae on', aliasesCn: ['牛面珠'], ausMeat: '6050', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'cheek_off', nameCn: '牛脸颊（去乳突）', nameEn: 'Cheek meat, papillae off', aliasesCn: ['牛脸肉'], ausMeat: '6060', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'tail', nameCn: '牛尾', nameEn: 'Tail', aliasesCn: [], ausMeat: '6070', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'liver', nameCn: '牛肝', nameEn: 'Liver', aliasesCn: [], ausMeat: '6080', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'kidney', nameCn: '牛腰', nameEn: 'Kidney', aliasesCn: ['牛肾'], ausMeat: '6090', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'heart', nameCn: '牛心', nameEn: 'Heart', aliasesCn: [], ausMeat: '6100', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'sweetbread', nameCn: '牛胸腺', nameEn: 'Thymus gland (sweetbread)', aliasesCn: ['小牛胸腺'], ausMeat: '6110', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'brain', nameCn: '牛脑', nameEn: 'Brain', aliasesCn: [], ausMeat: '6120', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'tripe_raw', nameCn: '生牛肚', nameEn: 'Tripe, raw unscalded', aliasesCn: ['草肚（生）'], ausMeat: '6140', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'rumen_pillar', nameCn: '肚领', nameEn: 'Rumen pillars (mountain chain)', aliasesCn: ['肚梁', '牛肚领'], ausMeat: '6141', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'tripe_scald', nameCn: '熟制牛肚', nameEn: 'Tripe, scalded', aliasesCn: ['烫洗牛肚'], ausMeat: '6150', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'omasum', nameCn: '牛百叶', nameEn: 'Omasum', aliasesCn: ['毛肚', '千层肚'], ausMeat: '6150A', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'tripe_raw_pc', nameCn: '生牛肚块', nameEn: 'Tripe pieces, raw unscalded', aliasesCn: [], ausMeat: '6151', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'honeycomb', nameCn: '金钱肚', nameEn: 'Honeycomb tripe', aliasesCn: ['蜂窝肚', '网胃'], ausMeat: '6152', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'tripe_pc', nameCn: '熟牛肚块', nameEn: 'Tripe pieces, scalded', aliasesCn: [], ausMeat: '6153', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'testes', nameCn: '牛睾丸', nameEn: 'Testes', aliasesCn: ['牛宝'], ausMeat: '6180', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'spleen', nameCn: '牛脾', nameEn: 'Spleen', aliasesCn: ['牛沙肝'], ausMeat: '6190', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'tendon', nameCn: '牛蹄筋', nameEn: 'Tendons', aliasesCn: ['牛板筋', '牛筋'], ausMeat: '6200', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'lungs', nameCn: '牛肺', nameEn: 'Lungs', aliasesCn: [], ausMeat: '6210', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'neck_bone', nameCn: '牛颈骨', nameEn: 'Neck bone', aliasesCn: [], ausMeat: '6222', imps: null, part: 'offal', form: 'bone', evidence: 'V' },
  { id: 'head_meat', nameCn: '牛头肉', nameEn: 'Head meat', aliasesCn: [], ausMeat: '6240', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'lips', nameCn: '牛唇', nameEn: 'Lips', aliasesCn: [], ausMeat: '6260', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'diaph_membrane', nameCn: '膈膜皮', nameEn: 'Diaphragm membrane', aliasesCn: [], ausMeat: '6270', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'membrane', nameCn: '牛筋膜', nameEn: 'Membrane', aliasesCn: [], ausMeat: '6272', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'nuchal', nameCn: '牛板筋（项韧带）', nameEn: 'Ligamentum nuchae (paddywhack)', aliasesCn: ['板筋'], ausMeat: '6273', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'weasand', nameCn: '牛食管肉', nameEn: 'Weasand meat', aliasesCn: ['食道肉'], ausMeat: '6280', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'small_int', nameCn: '牛小肠', nameEn: 'Small intestine', aliasesCn: [], ausMeat: '6496', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'large_int', nameCn: '牛大肠', nameEn: 'Large intestine', aliasesCn: [], ausMeat: '6497', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'abomasum', nameCn: '牛沙瓜', nameEn: 'Abomasum', aliasesCn: ['皱胃'], ausMeat: '6499A', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'bone', nameCn: '牛骨', nameEn: 'Beef bone', aliasesCn: ['筒骨', '骨料'], ausMeat: '6499E', imps: null, part: 'offal', form: 'bone', evidence: 'V' },
  { id: 'feet', nameCn: '牛蹄', nameEn: 'Feet', aliasesCn: [], ausMeat: '6499M', imps: null, part: 'offal', form: 'offal', evidence: 'V' },
  { id: 'aorta', nameCn: '牛黄喉', nameEn: 'Aorta', aliasesCn: ['牛心管'], ausMeat: null, imps: null, part: 'offal', form: 'offal', evidence: 'M' },
] as const satisfies readonly BeefCutFacts[];

/** Id of a row of `beefCutRows`. */
export type BeefCutId = (typeof beefCutRows)[number]['id'];
