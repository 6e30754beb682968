import type { Registry } from './registry.ts'

/** Where the server tells which versions are current by now. */
export const registryPath = '/registry.json'

const patienceMs = 1_500

/** The registry as it is now; undefined when nobody says. */
export async function readRegistry(): Promise<Registry | undefined> {
  try {
    const answer = await fetch(registryPath, { cache: 'no-cache', signal: AbortSignal.timeout(patienceMs) })
    return answer.ok ? ((await answer.json()) as Registry) : undefined
  } catch {
    return undefined
  }
}

/** A version that was replaced or taken back meanwhile gives way to the current one, without a new page. */
export async function renewRemote(registry: Registry, name: string): Promise<void> {
  if (registry.remotes[name]?.version === 'source') return
  const current = (await readRegistry())?.remotes[name]
  if (current) registry.remotes[name] = current
}

/** Whether this page was made from versions that are no longer the current ones. */
export const isStale = async ({ generation }: Registry): Promise<boolean> => {
  const current = await readRegistry()
  return current !== undefined && current.generation !== generation
}
