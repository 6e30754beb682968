import type { Registry } from './registry.ts'

/** Path of the current registry on the server. */
export const registryPath = '/registry.json'

const patienceMs = 1_500

/** Loads the current registry; undefined when it can't be loaded. */
export async function readRegistry(): Promise<Registry | undefined> {
  try {
    const answer = await fetch(registryPath, { cache: 'no-cache', signal: AbortSignal.timeout(patienceMs) })
    return answer.ok ? ((await answer.json()) as Registry) : undefined
  } catch {
    return undefined
  }
}

/** Replaces a version in the registry that is no longer current by the current one, without a reload. */
export async function renewRemote(registry: Registry, name: string): Promise<void> {
  if (registry.remotes[name]?.version === 'source') return
  const current = (await readRegistry())?.remotes[name]
  if (current) registry.remotes[name] = current
}

/** Returns whether this page was made from versions that are no longer current. */
export const isStale = async ({ generation }: Registry): Promise<boolean> => {
  const current = await readRegistry()
  return current !== undefined && current.generation !== generation
}
