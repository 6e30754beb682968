import type { Readable } from 'node:stream'
import type {
  BinarySpec,
  Body,
  EndpointDefinition,
  Locale,
  MessageKey,
  Params,
  Query,
  Response,
} from '@metrolibre/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { CurrentUser } from '../identity/current-user.ts'
import type { ReleaseTeam } from '../identity/team-repository.ts'

/** A file of a multipart form, held in memory. The endpoint limits its size. */
export interface UploadedFile {
  name: string
  /** The type that the client stated, which must not be trusted. */
  mediaType: string
  bytes: Buffer
}

/** The facts about a request that a handler may read besides its input. */
export interface RequestFacts {
  readonly id: string
  readonly ip: string
  readonly userAgent: string
  readonly locale: Locale
  readonly idempotencyKey: string | null
  /** The unparsed bytes of the body, only for endpoints with `rawBody`. */
  readonly rawBody: Buffer | null
  readonly header: (name: string) => string | undefined
  readonly log: FastifyBaseLogger
}

type UserOf<E extends EndpointDefinition> = E['access'] extends 'public'
  ? null
  : E['access'] extends 'optional'
    ? CurrentUser | null
    : E['access'] extends 'team'
      ? ReleaseTeam
      : CurrentUser

/** The validated input of one call. */
export interface ServiceCall<E extends EndpointDefinition> {
  readonly params: Params<E>
  readonly query: Query<E>
  readonly body: Body<E>
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>
  readonly user: UserOf<E>
  readonly request: RequestFacts
  /** Returns a text of the catalogue in the language of the request. */
  readonly text: (key: MessageKey, values?: Record<string, string | number>) => string
}

/** A file to send, as its bytes or as a stream of them. With `inline` the browser may display it. */
export interface BinaryAnswer {
  bytes: Uint8Array | Readable
  fileName?: string
  disposition?: 'inline' | 'attachment'
}

export type ServiceAnswer<E extends EndpointDefinition> = E['response'] extends BinarySpec
  ? BinaryAnswer
  : Response<E>

export type Handler<E extends EndpointDefinition> = (
  call: ServiceCall<E>,
) => ServiceAnswer<E> | Promise<ServiceAnswer<E>>
