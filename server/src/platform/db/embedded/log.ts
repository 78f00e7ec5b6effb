export interface EmbeddedLog {
  info(text: string): void;
  warn(text: string): void;
}
