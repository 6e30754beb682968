import { readRegistry } from './renew.ts'
import type { Registry } from './registry.ts'
import { withinTime } from './within.ts'

const patienceMs = 3_000
/** Pauses after failed attempts, in ms; the last one is repeated. */
const pauses = [500, 1_000, 2_000, 5_000, 10_000]

const late = () => new Error('The registry was not there in time.')
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Returns the registry with all remotes; a page names only its own. Until the others are known, the page
 * stays as the server drew it, and its links are followed by the browser.
 */
export async function wholeRegistry(named: Registry): Promise<Registry> {
  const { rest, ...own } = named
  if (!rest) return named
  for (let attempt = 0; ; attempt += 1) {
    const whole = (await readRest(rest)) ?? (await readRegistry())
    // The page was drawn with the version that it names, also where another one is current by now.
    if (whole) return { ...own, remotes: { ...whole.remotes, ...own.remotes } }
    await wait(pauses[attempt] ?? pauses.at(-1)!)
  }
}

/** Takes over the request of the page's boot script, where that has begun one. */
async function readRest(path: string): Promise<Registry | undefined> {
  const early = window.earlyFiles?.begun.get(path)?.file as Promise<ArrayBuffer> | undefined
  try {
    const text = early
      ? new TextDecoder().decode(await withinTime(patienceMs, early, late))
      : await fetchText(path)
    return JSON.parse(text) as Registry
  } catch {
    return undefined
  }
}

async function fetchText(path: string): Promise<string> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return answer.text()
}
