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
      /** How much of the form has left, from 0 to 1. */
      readonly onProgress?: (share: number) => void
    }
  : { readonly files?: undefined; readonly onProgress?: undefined }

/** What a call needs: exactly the parts its endpoint names. */
export type CallInput<E extends EndpointDefinition> = Part<'params', Params<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> &
  FilesPart<E> & {
    readonly signal?: AbortSignal
    /** Same key, same effect: for calls whose endpoint is idempotent. */
    readonly idempotencyKey?: string
  }

/** What a call gives: the parsed answer, or a `Blob` of the answer's media type. */
export type Answer<E extends EndpointDefinition> = E['response'] extends BinarySpec ? Blob : Response<E>

/** Input may be left out when an endpoint needs none. */
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
