import { z } from 'zod';
import type { StaffRole } from '../members/access.ts';
import type { ErrorCode } from './errors.ts';
import { type ApiBase, toApiBase, type MessageName, toMessageType } from './message-type.ts';
import type { UploadRule } from './upload.ts';

/** Who may call: everyone, whoever has a live session, or staff with one of the roles. What is locked within an answer is the operation's own affair. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'staff'; readonly roles: readonly StaffRole[] };

/** The largest JSON body of a call, envelope included, where its operation says nothing else. */
export const usualBodyBytes = 64 * 1024;

/**
 * How often one address or account may call; each class but `normal` has its own bucket, and its numbers are the server's
 * (platform/limits). `check`: is this name taken; `code`: send me a code; `recovery`: mail me a link; `link`: what a mailed link
 * is for; `request`: what the desk must read.
 */
export type RateClass =
  | 'normal'
  | 'search'
  | 'login'
  | 'check'
  | 'code'
  | 'recovery'
  | 'link'
  | 'signup'
  | 'request'
  | 'upload'
  | 'deskUpload';

/**
 * What an answer depends on beside the input. Shared: on its rooms and on what is open to the reader, so that one serves all to
 * whom the same is open. Own: on the same, but it is made for each, and only a reader's own browser shows it again. None: on more.
 */
type Caching = 'shared' | 'own' | 'none';

export interface Operation<
  Name extends MessageName = MessageName,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Cache extends Caching = Caching,
> {
  readonly name: Name;
  readonly summary: string;
  readonly base: ApiBase;
  readonly messageType: number;
  readonly access: Access;
  readonly rate: RateClass;
  /** Whether it takes so much of the server (facts summed, text searched, files read whole) that an account may have only few such calls under way. */
  readonly costly: boolean;
  readonly cache: Cache;
  /** Set where the call is multipart: fields beside one part `Files`. */
  readonly upload?: UploadRule;
  /** The largest JSON body, envelope included; a test holds it against the largest input that the schema takes. */
  readonly maxBodyBytes: number;
  readonly input: Input;
  readonly output: Output;
  /** Codes it can answer besides those that any call can (1000–1007, 1010–1013). */
  readonly errors: readonly ErrorCode[];
}

/** An operation whose answers are shared. */
export type SharedOperation = Operation<MessageName, z.ZodType, z.ZodType, 'shared'>;

/** What anybody may call says whether its answers are shared; what one person or the desk is answered never is. */
type Openness<Cache> =
  | { readonly access: Extract<Access, { kind: 'public' }>; readonly cache: Cache }
  | { readonly access: Exclude<Access, { kind: 'public' }>; readonly cache?: never };

interface OperationDefinition<Name extends MessageName, Input extends z.ZodType, Output extends z.ZodType> {
  readonly name: Name;
  readonly summary: string;
  readonly rate?: RateClass;
  readonly costly?: boolean;
  readonly upload?: UploadRule;
  readonly maxBodyBytes?: number;
  readonly input: Input;
  readonly output: Output;
  readonly errors?: readonly ErrorCode[];
}

/** A span of days or months starts not after it ends (specification section 5). */
function requireOrderedSpan<Input extends z.ZodType>(input: Input): Input {
  if (!(input instanceof z.ZodObject) || !('StartDate' in input.shape && 'EndDate' in input.shape)) return input;
  return input.refine(isOrderedSpan, { error: 'startAfterEnd', path: ['StartDate'] });
}

/** An end that is left open is after any start. */
function isOrderedSpan({ StartDate = '', EndDate = '' }: { readonly StartDate?: string; readonly EndDate?: string }) {
  return EndDate === '' || StartDate <= EndDate;
}

/** States an operation once; server, clients, tests and the OpenAPI document follow from the value. */
export function defineOperation<
  Name extends MessageName,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Cache extends Caching = 'none',
>(definition: OperationDefinition<Name, Input, Output> & Openness<Cache>): Operation<Name, Input, Output, Cache> {
  const { cache = 'none' } = definition;
  return Object.freeze({
    rate: 'normal' as const,
    costly: false,
    maxBodyBytes: usualBodyBytes,
    errors: [],
    ...definition,
    cache: cache as Cache, // 'none' is the type's default where nothing is said
    base: toApiBase(definition.name),
    messageType: toMessageType(definition.name),
    input: requireOrderedSpan(definition.input),
  });
}

export const publicAccess = { kind: 'public' } as const satisfies Access;
export const signedInAccess = { kind: 'signedIn' } as const satisfies Access;

/** Staff with one of the roles; `admin` always may. */
export function staffAccess(...roles: readonly StaffRole[]): Extract<Access, { kind: 'staff' }> {
  return { kind: 'staff', roles };
}

// Not `Op extends Operation`: the checker would hold each operation's whole schema against zod's widest type, half of its work here.
export type InputOf<Op extends { readonly input: unknown }> = z.output<Op['input']>;
export type RequestOf<Op extends { readonly input: unknown }> = z.input<Op['input']>;
export type OutputOf<Op extends { readonly output: unknown }> = z.output<Op['output']>;
