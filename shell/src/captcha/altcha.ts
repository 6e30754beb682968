import { captcha } from '@metrolibre/api-client'
import type { QueryClient } from '@metrolibre/platform'
import { captchaFailed } from './failed.ts'

// A separate file, because the Content Security Policy blocks workers created from text.
const solver = new URL('altcha/workers/pbkdf2', import.meta.url)

interface Solution {
  counter: number
  derivedKey: string
}

/** Solves a challenge of our server in a worker, which takes a phone about a second. */
export async function proveByWork(queryClient: QueryClient): Promise<string> {
  const query = captcha.challenge()
  // Each proof is accepted once, so two must never share a challenge. A unique key separates concurrent
  // requests, and the response is not cached.
  const queryKey = [...query.queryKey, crypto.randomUUID()]
  const challenge = await queryClient.fetchQuery({ ...query, queryKey, staleTime: 0, gcTime: 0 })
  const solution = await solve(challenge)
  return btoa(JSON.stringify({ challenge, solution }))
}

const solve = (challenge: unknown): Promise<Solution> => {
  const worker = new Worker(solver)
  const answer = new Promise<Solution>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | { error: unknown } | null>) => {
      if (data && 'counter' in data) resolve(data)
      else reject(captchaFailed(data?.error))
    })
    worker.addEventListener('error', ({ message }) => reject(captchaFailed(message)))
  })
  worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 })
  return answer.finally(() => worker.terminate())
}
