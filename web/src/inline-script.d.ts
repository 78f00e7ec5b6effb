/** A script of a plain document, bundled into one text by web/inline-script.plugin.ts. */
declare module '*?bundled' {
  export const script: string;
}

/** A script of its own, bundled into one file by web/inline-script.plugin.ts. */
declare module '*?separate' {
  export const address: string;
}
