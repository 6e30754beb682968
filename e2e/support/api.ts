import { platform } from './platform.ts'
import type { Locale } from './texts.ts'

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  token?: string
  language?: Locale
}

/**
 * Calls the API directly, to prepare or to check a journey.
 * @throws Error with the response when it is refused
 */
export async function ask<T>(path: string, { method = 'GET', body, token, language }: Call = {}): Promise<T> {
  const response = await fetch(`${platform.apiUrl}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
