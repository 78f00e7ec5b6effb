/** The part of jsdom that the tests use. */
declare module 'jsdom' {
  export type DOMWindow = Window & typeof globalThis;
  interface Options {
    readonly contentType?: string;
    readonly runScripts?: 'dangerously';
    readonly beforeParse?: (window: DOMWindow) => void;
  }
  export class JSDOM {
    constructor(text: string, options: Options);
    readonly window: DOMWindow;
  }
}
