import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ErrorCode } from './errors.ts'
import type { RateLimitName } from './rate-limits.ts'

/**
 * Who may call an endpoint. `optional` admits anonymous callers and reads a bearer if there is one. Services
 * check ownership of rows, for example of a profile or property (RULES.md §11.4). `team` admits the token of a delivery
 * team or of a composer instead of a user's (RULES.md §14.28, §14.29).
 */
export type Access = 'public' | 'optional' | 'user' | 'owner' | 'admin' | 'team'

export type Schema = GenericSchema

/** An answer that is not JSON, such as a PDF, a spreadsheet or plain text. */
export interface BinarySpec {
  readonly kind: 'binary'
  readonly mediaType: string
}

/** A multipart field with files. */
export interface FileField {
  readonly max: number
  readonly maxBytes: number
  readonly mediaTypes: readonly string[]
  readonly required: boolean
}

export type FilesSpec = Readonly<Record<string, FileField>>

export interface EndpointDefinition {
  /** `<group>.<name>`, which is also its path in `endpoints`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path below the API base address, with `:name` for parameters. A trailing slash is significant. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly tag: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly files?: FilesSpec
  readonly response: Schema | BinarySpec
  /** The status of a successful answer, 200 by default. */
  readonly status?: number
  /** The error codes of this endpoint itself. `documentedErrors` adds those that follow from its shape. */
  readonly errors: readonly ErrorCode[]
  /** Every call has a bound (RULES.md §10.11). */
  readonly rateLimit: RateLimitName
  /** Supports an `Idempotency-Key` header (RULES.md §6.58). */
  readonly idempotent?: true
  /** Each answer is another one, so nobody keeps any. */
  readonly isUnique?: true
  /** The handler needs the unparsed body, because a signature covers its bytes. */
  readonly rawBody?: true
}

/** Keeps the literal types of a definition, from which server, client and docs derive their types. */
export const endpoint = <const D extends EndpointDefinition>(definition: D): D => definition

/** Describes an answer of bytes with the given media type. */
export const binary = <const M extends string>(mediaType: M) => ({ kind: 'binary', mediaType }) as const

export const isBinary = (response: Schema | BinarySpec): response is BinarySpec => response.kind === 'binary'

type OutputOf<E, K extends string> = E extends { readonly [key in K]: infer S extends Schema }
  ? InferOutput<S>
  : undefined
type InputOf<E, K extends string> = E extends { readonly [key in K]: infer S extends Schema }
  ? InferInput<S>
  : undefined

export type Params<E> = OutputOf<E, 'params'>
export type Query<E> = OutputOf<E, 'query'>
export type Body<E> = OutputOf<E, 'body'>
/** The input of a caller, in which fields with a default are optional. */
export type QueryInput<E> = InputOf<E, 'query'>
export type BodyInput<E> = InputOf<E, 'body'>
/** The type of the answer: the parsed object, or bytes for a binary answer. */
export type Response<E> = E extends { readonly response: infer R }
  ? R extends Schema
    ? InferOutput<R>
    : R extends BinarySpec
      ? Uint8Array
      : never
  : never
