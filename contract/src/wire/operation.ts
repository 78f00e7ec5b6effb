import { z } from 'zod';
import type { StaffRole } from '../members/access.ts';
import type { ErrorCode } from './errors.ts';
import { type ApiBase, toApiBase, type MessageName, toMessageType } from './message-type.ts';
import type { UploadRule } from './upload.ts';

/** Everyone, anyone with a live session, or staff with one of the roles; locks within an answer are up to the operation. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'staff'; readonly roles: readonly StaffRole[] };

/** Default limit of a call's JSON body, envelope included. */
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

/** `shared`: one answer for all with equal access; `own`: per reader, only their browser reuses it; `none`: never reused. */
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
  /** So expensive (facts summed, text searched, files read whole) that an account may run only few at a time. */
  readonly costly: boolean;
  readonly cache: Cache;
  /** Set for multipart calls: fields and one part `Files`. */
  readonly upload?: UploadRule;
  /** Largest JSON body, envelope included; a test compares it with the largest input the schema accepts. */
  readonly maxBodyBytes: number;
  readonly input: Input;
  readonly output: Output;
  /** Error codes besides those any call can answer (1000–1007, 1010–1013). */
  readonly errors: readonly ErrorCode[];
}

export type SharedOperation = Operation<MessageName, z.ZodType, z.ZodType, 'shared'>;

/** Only public operations may have shared answers; those for one person or the desk never do. */
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

/** StartDate must not be after EndDate (specification section 5). */
function requireOrderedSpan<Input extends z.ZodType>(input: Input): Input {
  if (!(input instanceof z.ZodObject) || !('StartDate' in input.shape && 'EndDate' in input.shape)) return input;
  return input.refine(isOrderedSpan, { error: 'startAfterEnd', path: ['StartDate'] });
}

/** An open end is later than any start. */
function isOrderedSpan({ StartDate = '', EndDate = '' }: { readonly StartDate?: string; readonly EndDate?: string }) {
  return EndDate === '' || StartDate <= EndDate;
}

/** Single definition from which server, clients, tests and the OpenAPI document follow. */
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

/** `admin` is always allowed. */
export function staffAccess(...roles: readonly StaffRole[]): Extract<Access, { kind: 'staff' }> {
  return { kind: 'staff', roles };
}

// Not `Op extends Operation`: the checker would hold each operation's whole schema against zod's widest type, half of its work here.
export type InputOf<Op extends { readonly input: unknown }> = z.output<Op['input']>;
export type RequestOf<Op extends { readonly input: unknown }> = z.input<Op['input']>;
export type OutputOf<Op extends { readonly output: unknown }> = z.output<Op['output']>;
