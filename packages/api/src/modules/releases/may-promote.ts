import { judge, readRelease, wireOf, type Refusal, type Running } from '@metrolibre/gate'

/** The contract that this API serves. It does not change while the process runs. */
let served: Running['wire'] | undefined

/** Returns why the version of a manifest may not run beside the versions of the others; empty if it may. */
export function refusalsOf(manifest: string, running: ReadonlyArray<{ manifest: string }>): Refusal[] {
  const candidate = readRelease(manifest)
  const others = running.map((one) => readRelease(one.manifest))
  const shell = others.find(({ config }) => !config)
  return judge(candidate, {
    ...(shell && { shell }),
    remotes: others.filter(({ config }) => config),
    wire: (served ??= wireOf()),
  })
}
