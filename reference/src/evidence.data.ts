interface EvidenceRow {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

/** How well a fact of this package is known; the reference tables carry the code beside the fact. */
export const evidences = [
  { code: 'V', nameCn: '已见于公开来源', nameEn: 'Seen on a public page' },
  { code: 'M', nameCn: '业内常识', nameEn: 'Trade knowledge, confident' },
  { code: 'U', nameCn: '待核实', nameEn: 'Trade knowledge, to be checked' },
  { code: 'E', nameCn: '估算', nameEn: 'Estimate' },
  { code: 'S', nameCn: '演示用合成数据', nameEn: 'Synthetic, for demonstration only' },
] as const satisfies readonly EvidenceRow[];

/** Code of a row of `evidences`. */
export type Evidence = (typeof evidences)[number]['code'];
