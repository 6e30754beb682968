import type {
  BinarySpec,
  BodyInput,
  EndpointDefinition,
  Params,
  QueryInput,
  Response,
} from '@metrolibre/contract'

type Part<K extends string, T> = [T] extends [undefined]
  ? { readonly [key in K]?: undefined }
  : object extends T
    ? { readonly [key in K]?: T }
    : { readonly [key in K]: T }

type FilesPart<E> = E extends { readonly files: infer F }
  ? {
      readonly files: { readonly [K in keyof F]?: readonly Blob[] }
      /** Reports the share of the form that was sent, from 0 to 1. */
      readonly onProgress?: (share: number) => void
    }
  : { readonly files?: undefined; readonly onProgress?: undefined }

/** The input of a call: exactly the parts that its endpoint names. */
export type CallInput<E extends EndpointDefinition> = Part<'params', Params<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> &
  FilesPart<E> & {
    readonly signal?: AbortSignal
    /** A repeated key has the same effect only once. For idempotent endpoints. */
    readonly idempotencyKey?: string
  }

/** The result of a call: the parsed answer, or a `Blob` for a binary one. */
export type Answer<E extends EndpointDefinition> = E['response'] extends BinarySpec ? Blob : Response<E>

/** The input is optional when the endpoint needs none. */
export type CallArguments<E extends EndpointDefinition> =
  object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/** The parts of any call, for code that treats all endpoints alike. */
export interface LooseInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly files?: Readonly<Record<string, readonly Blob[] | undefined>>
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
}
