/** One language's text of a demonstration article; `body` is the clean HTML that the sanitiser keeps whole. */
export interface DemoArticleText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

/** A demonstration article in both editions, as the data modules under articles/ write it. */
export interface DemoArticle {
  readonly id: number;
  readonly section: 'policy' | 'trade' | 'price' | 'plants' | 'epidemic' | 'company' | 'report';
  readonly access: 'free' | 'member';
  /** ISO time with the offset of Shanghai. */
  readonly publishedAt: string;
  readonly headlineRank: number | null;
  readonly recommended: boolean;
  readonly meat: 'beef' | 'pork' | 'both';
  /** ISO 3166 alpha-3 codes. */
  readonly origins: readonly string[];
  /** Cut ids of the reference lists. */
  readonly cuts: readonly string[];
  readonly zh: DemoArticleText;
  readonly en: DemoArticleText;
}
