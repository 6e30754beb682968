import type { ReleaseManifest } from '@metrolibre/contract'
import type { AppErrorDetails } from '../../platform/errors/app-error.ts'

type Refusal = Pick<AppErrorDetails, 'text' | 'values'>

/** The paths of a remote, with every parameter written alike: `/a/:id` and `/a/:name` are the same page. */
const pathsOf = ({ config }: ReleaseManifest): string[] =>
  (config?.routes ?? []).map(({ path }) => path.replaceAll(/:\w+/g, ':'))

/**
 * Decides whether a version may be put into use beside what runs of the other apps. Returns why not, as the text for
 * the team that asked; undefined if it may. A page belongs to one remote only.
 */
export function refusalOf(
  candidate: ReleaseManifest,
  running: readonly ReleaseManifest[],
): Refusal | undefined {
  const wanted = new Set(pathsOf(candidate))
  for (const other of running) {
    if (other.name === candidate.name) continue
    const path = pathsOf(other).find((one) => wanted.has(one))
    if (path) return { text: 'release_refused.path', values: { path, app: other.name } }
  }
  return undefined
}
