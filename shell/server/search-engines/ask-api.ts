import { fillPath, type EndpointDefinition, type Response as Answer } from '@metrolibre/contract'
import { unpacked } from '../render/unpacked.ts'

const patienceMs = 10_000

/** Thrown when the API gave no valid answer; `statusCode` and `headers` are sent to the client. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  readonly statusCode: number
  readonly headers: Record<string, string>

  constructor(message: string, answer?: Response, options?: ErrorOptions) {
    super(message, options)
    const passedOn = answer && [404, 429].includes(answer.status)
    this.statusCode = passedOn ? answer.status : 503
    this.headers = { 'retry-after': answer?.headers.get('retry-after') ?? '5' }
  }
}

interface Asked {
  apiUrl: string
  /** The client's address, in the form of `X-Forwarded-For`. */
  forwardedFor: string
}

/**
 * Calls a public endpoint of the API on behalf of a client of the composer.
 * @throws ApiRefusal when there is no valid answer in time
 */
export async function askApi<const E extends EndpointDefinition>(
  { apiUrl, forwardedFor }: Asked,
  endpoint: E,
  params: Record<string, string> = {},
): Promise<Answer<E>> {
  const answer = await fetch(`${apiUrl}/api${fillPath(endpoint.path, params)}`, {
    headers: { ...unpacked, 'x-forwarded-for': forwardedFor },
    signal: AbortSignal.timeout(patienceMs),
  }).catch((cause: unknown) => {
    throw new ApiRefusal(`${endpoint.id} was not answered.`, undefined, { cause })
  })
  if (!answer.ok) throw new ApiRefusal(`${endpoint.id} answered ${answer.status}.`, answer)
  return (await answer.json()) as Answer<E>
}
