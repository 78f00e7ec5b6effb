import { findHsCode, matchHsCode } from '@btc/reference/hs-codes.ts';

/** Import duty of a tariff line in percent, and what is to be said beside it. */
export interface DutyTraits {
  readonly Duty: number | null;
  readonly DutyNoteCn: string;
  readonly DutyNoteEn: string;
}

const agreements = {
  cn: '最惠国税率；原产于澳大利亚、新西兰、智利、哥斯达黎加的为 0%',
  en: 'Most-favoured-nation rate; 0% from Australia, New Zealand, Chile and Costa Rica',
} as const;
const safeguard = {
  cn: '；2026–2028 年超出国别配额部分加征 55%',
  en: '; 55% more over the country quota in 2026–2028',
} as const;
const antiDumping = {
  cn: '；欧盟产品另征反倾销税 4.9%–19.8%（自2025年12月17日起五年）',
  en: '; EU goods pay anti-dumping duty of 4.9–19.8% on top (five years from 17 Dec 2025)',
} as const;
const none = { cn: '', en: '' } as const;

/** The duty of a tariff line or position (domain B.1); null where the lines of a position differ. */
export function dutyOf(code: string): DutyTraits {
  const match = matchHsCode(code);
  const lines = match.kind === 'line' || match.kind === 'position' ? match.lines : [];
  const rates = new Set(lines.map((line) => findHsCode(line.code)?.mfnDutyPercent));
  const [rate] = rates;
  const group = 'group' in match ? match.group : null;
  const more = group === 'beef' ? safeguard : group === 'pork' || group === 'pork_offal' ? antiDumping : none;
  return {
    Duty: rates.size === 1 ? (rate ?? null) : null,
    DutyNoteCn: `${agreements.cn}${more.cn}`,
    DutyNoteEn: `${agreements.en}${more.en}`,
  };
}
