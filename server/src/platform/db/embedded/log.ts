/** Where the embedded server says what it does; a pino logger fits. */
export interface EmbeddedLog {
  info(text: string): void;
  warn(text: string): void;
}
