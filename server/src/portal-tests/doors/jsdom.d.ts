/** The part of jsdom that the tests use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options: { readonly contentType: string });
    readonly window: { readonly document: Document };
  }
}
