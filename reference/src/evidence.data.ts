interface EvidenceRow {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

/** Reliability of a fact; reference tables carry the code beside it. */
export const evidences = [
  { code: 'V', nameCn: '已见于公开来源', nameEn: 'Seen on a public page' },
  { code: 'M', nameCn: '业内常识', nameEn: 'Trade knowledge, confident' },
  { code: 'U', nameCn: '待核实', nameEn: 'Trade knowledge, to be checked' },
  { code: 'E', nameCn: '估算', nameEn: 'Estimate' },
  { code: 'S', nameCn: '演示用合成数据', nameEn: 'Synthetic, for demonstration only' },
] as const satisfies readonly EvidenceRow[];

export type Evidence = (typeof evidences)[number]['code'];
