import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export interface ArrivedMail extends Email {
  readonly envelopeTo: readonly string[];
  readonly secure: boolean;
}

export interface TestSmtpServer {
  readonly port: number;
  readonly arrived: ArrivedMail[];
  close(): Promise<void>;
}

export interface TestSmtpOptions extends SMTPServerOptions {
  readonly port?: number;
  readonly onMail?: (mail: ArrivedMail) => Promise<void>;
}

/** An SMTP reply: 4xx is temporary, 5xx permanent. */
export function smtpAnswer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('refused');
}

export async function startSmtpServer({ port = 0, onMail, ...options }: TestSmtpOptions = {}): Promise<TestSmtpServer> {
  const arrived: ArrivedMail[] = [];
  const receive = async (stream: SMTPServerDataStream, { envelope, secure }: SMTPServerSession): Promise<null> => {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(Buffer.from(part));
    const email = await PostalMime.parse(Buffer.concat(parts));
    const mail = { ...email, envelopeTo: envelope.rcptTo.map((one) => one.address), secure };
    await onMail?.(mail);
    arrived.push(mail);
    return null;
  };
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    // The certificate that comes with the library is good enough for the loopback address.
    logger: false,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData: async (stream, session, done) => {
      const issue = await receive(stream, session).catch((error: unknown) => asError(error));
      done(issue);
    },
  });
  // Clients that hang up in the middle are part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo; // a TCP server that listens has one
  return {
    port: address.port,
    arrived,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
