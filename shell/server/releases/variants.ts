import { shellName } from '@metrolibre/build/release/reading'
import { editionOf, type Edition } from './edition.ts'
import { assertGoesWith, registerRemote } from './released-remote.ts'
import { openShell } from './released-shell.ts'

/** Versions that some visitors get instead of those in use, by app. */
export type VersionsOfApps = Readonly<Record<string, string>>

const mostOpen = 16
const byName = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1)

/**
 * Returns a function that gives an edition with other versions of some apps, which must be in the releases
 * folder. An app that is not in use yet, such as a new remote, is added.
 * @throws Error when one of the versions can't be read
 */
export function openVariants(releasesDir: string) {
  const open = new Map<string, Promise<Edition>>()

  async function vary(
    { shell, remotes, registry, troubles }: Edition,
    versions: VersionsOfApps,
  ): Promise<Edition> {
    const { [shellName]: wanted, ...others } = versions
    const variantShell = wanted ? await openShell(releasesDir, wanted) : shell
    const found = { ...remotes }
    const registered = { ...registry.remotes }
    for (const [name, version] of Object.entries(others)) {
      const remote = await registerRemote(releasesDir, name, version)
      assertGoesWith(remote, variantShell.contractVersion)
      found[name] = remote
      registered[name] = remote.registered
    }
    return editionOf(variantShell, found, registered, troubles)
  }

  return (base: Edition, versions: VersionsOfApps): Promise<Edition> => {
    const key = JSON.stringify([base.registry.generation, Object.entries(versions).toSorted(byName)])
    const known = open.get(key)
    if (known) return known
    const variant = vary(base, versions)
    open.set(key, variant)
    variant.catch(() => open.delete(key))
    const [oldest] = open.keys()
    if (open.size > mostOpen && oldest !== undefined) open.delete(oldest)
    return variant
  }
}

export type Variants = ReturnType<typeof openVariants>
