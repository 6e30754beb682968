import {
  judge,
  judgeSafety,
  readRelease,
  wireOf,
  type VersionRefusal,
  type Release,
  type Running,
} from '@metrolibre/gate'

/** The contract that this API serves. It does not change while the process runs. */
let served: Running['wire'] | undefined

type Manifests = ReadonlyArray<{ readonly manifest: string }>

/** Returns why the version of a manifest may not run alongside the versions of the others; empty if it may. */
export const refusalsOf = (manifest: string, running: Manifests): VersionRefusal[] =>
  judge(readRelease(manifest), runningOf(running.map((one) => readRelease(one.manifest))))

/** Returns what of some versions would take something from others, if they were shown together instead of what runs. */
export function dangersOf(shown: Manifests, running: Manifests): VersionRefusal[] {
  const candidates = shown.map((one) => readRelease(one.manifest))
  const names = new Set(candidates.map(({ name }) => name))
  const others = running.map((one) => readRelease(one.manifest)).filter(({ name }) => !names.has(name))
  const beside = runningOf([...others, ...candidates])
  return candidates.flatMap((candidate) => judgeSafety(candidate, beside))
}

function runningOf(releases: readonly Release[]): Running {
  const shell = releases.find(({ config }) => !config)
  return {
    ...(shell && { shell }),
    remotes: releases.filter(({ config }) => config),
    wire: (served ??= wireOf()),
  }
}
