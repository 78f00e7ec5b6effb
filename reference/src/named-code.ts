export interface NamedCode {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}
