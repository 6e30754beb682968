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
  const challenge = await queryClient.fetchQuery({ ...captcha.challenge(), staleTime: 0 })
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
