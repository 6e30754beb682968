import { fillPath, type EndpointDefinition, type Response as Answer } from '@metrolibre/contract'

const patienceMs = 10_000

/** Reads a public call of the API for the composer itself. @throws Error when there is no good answer in time. */
export async function askApi<const E extends EndpointDefinition>(
  apiUrl: string,
  endpoint: E,
  params: Record<string, string> = {},
): Promise<Answer<E>> {
  const answer = await fetch(`${apiUrl}/api${fillPath(endpoint.path, params)}`, {
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) throw new Error(`${endpoint.id} answered ${answer.status}.`)
  return (await answer.json()) as Answer<E>
}
