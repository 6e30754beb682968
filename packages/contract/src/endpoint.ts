import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { ErrorCode } from './errors.ts'
import type { RateLimitName } from './rate-limits.ts'

/**
 * Who may call. `optional` lets anonymous callers in and reads a bearer when there is one.
 * Row-level rules (own profile, own property …) are the service's. RULES §11.
 */
export type Access = 'public' | 'optional' | 'user' | 'owner' | 'admin'

export type Schema = GenericSchema

/** An answer that is not JSON: a PDF, a spreadsheet, plain text. */
export interface BinarySpec {
  readonly kind: 'binary'
  readonly mediaType: string
}

/** One multipart field that carries files. */
export interface FileField {
  readonly max: number
  readonly maxBytes: number
  readonly mediaTypes: readonly string[]
  readonly required: boolean
}

export type FilesSpec = Readonly<Record<string, FileField>>

export interface EndpointDefinition {
  /** `<group>.<name>`, as reached in `endpoints`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the API base address, with `:name` for parameters. Trailing slashes count. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly tag: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly files?: FilesSpec
  readonly response: Schema | BinarySpec
  /** Status of success; 200 when absent. */
  readonly status?: number
  /** Refusals of this call itself. Those that follow from its shape are added by `documentedErrors`. */
  readonly errors: readonly ErrorCode[]
  readonly rateLimit?: RateLimitName
  /** Honours an `Idempotency-Key` header. RULES §6. */
  readonly idempotent?: true
  /** The handler needs the bytes as they came, because a signature covers them. */
  readonly rawBody?: true
}

/** Keeps the literal types of a definition, so that server, client and docs are typed from it. */
export const endpoint = <const D extends EndpointDefinition>(definition: D): D => definition

/** An answer of bytes with the given media type. */
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
/** What a caller may send: fields with a default may be left out. */
export type QueryInput<E> = InputOf<E, 'query'>
export type BodyInput<E> = InputOf<E, 'body'>
/** The answer: the parsed object, or bytes for a binary answer. */
export type Response<E> = E extends { readonly response: infer R }
  ? R extends Schema
    ? InferOutput<R>
    : R extends BinarySpec
      ? Uint8Array
      : never
  : never
