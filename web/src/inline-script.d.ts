/** A script of a plain document, bundled into one text by web/inline-script.plugin.ts. */
declare module '*?bundled' {
  export const script: string;
}
