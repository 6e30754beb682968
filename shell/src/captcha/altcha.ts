import { captcha } from '@metrolibre/api-client'
import type { QueryClient } from '@metrolibre/platform'
import { captchaFailed } from './failed.ts'

// A file of its own, because the content policy refuses workers made of text.
const solver = new URL('altcha/workers/pbkdf2', import.meta.url)

interface Solution {
  counter: number
  derivedKey: string
}

/** Works out a challenge of our server beside the page, in about a second of a phone's time. */
export async function proveByWork(queryClient: QueryClient): Promise<string> {
  const query = captcha.challenge()
  // Each proof counts once, so that no two may share a challenge: a key of its own keeps what is asked at the same time
  // apart, and nothing of it is kept.
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
