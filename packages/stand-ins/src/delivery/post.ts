/** The URL of a webhook and the function that signs its body (`seconds`: the time of this attempt). */
export interface Target {
  url: string
  sign(body: string, seconds: number): Record<string, string>
}

const TIMEOUT_MS = 10_000

/** Sends a signed JSON body once. Returns `delivered` for 2xx, otherwise a description of the failure. */
export async function post(target: Target, body: string): Promise<string> {
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...target.sign(body, Math.floor(Date.now() / 1000)),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.arrayBuffer()
    return response.ok ? 'delivered' : `status ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer'
  }
}
