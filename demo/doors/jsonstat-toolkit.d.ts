declare module 'jsonstat-toolkit' {
  interface Dataset {
    toTable(options: { readonly type: 'arrobj'; readonly content: 'id' }): readonly {
      readonly measure: string;
      readonly value: unknown;
    }[];
  }
  export default function JSONstat(json: unknown): { Dataset(index: number): Dataset };
}
