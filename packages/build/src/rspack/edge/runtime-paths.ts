import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rspack, type RuleSetRule } from '@rspack/core'

const require = createRequire(import.meta.url)
/** Resolves along the library's own dependencies, which are not ours. */
const from = (path: string, name: string) => createRequire(path).resolve(name)

const tools = from(require.resolve('@module-federation/enhanced'), '@module-federation/runtime-tools')
/** The entry that the plugin puts into every bundle. */
export const runtimeForBundles = from(tools, '@module-federation/webpack-bundler-runtime')
const runtime = dirname(from(tools, '@module-federation/runtime'))
/** The folder of the runtime itself. */
export const runtimeCore = dirname(from(join(runtime, 'index.cjs'), '@module-federation/runtime-core'))

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/**
 * The host's federation runtime as ES modules: as CommonJS, which the plugin would choose, nothing that is switched
 * off could be left out of the bundle.
 */
export const hostRuntimeAlias = {
  [runtimeForBundles]: here('host-runtime.mjs'),
  '@module-federation/webpack-bundler-runtime/dist': dirname(runtimeForBundles),
  '@module-federation/enhanced/runtime$': join(runtime, 'index.js'),
  '@module-federation/runtime': join(runtime, 'index.js'),
  '@module-federation/runtime-core$': join(runtimeCore, 'index.js'),
  '@module-federation/runtime-core/dist': runtimeCore,
}

/** A remote's: taken from the host. */
export const remoteRuntimeAlias = { [runtimeForBundles]: here('remote-runtime.mjs') }

/** Modules of the runtime that only define something, though their packages don't say so. */
export const hostRuntimeRules: RuleSetRule[] = [
  { test: /\.js$/, include: [runtimeCore, dirname(runtimeForBundles)], sideEffects: false },
]

const unusedPlaces = /\/(snapshot\/SnapshotHandler|utils\/preload|semver\/index)\.js$/

/** Whether an import inside of the runtime asks for a part that nothing here makes use of. */
export const isUnusedPart = (place: string): boolean => unusedPlaces.test(place)

export const unusedRuntimeParts = new rspack.NormalModuleReplacementPlugin(
  unusedPlaces,
  (part: { context: string; request: string }) => {
    if (part.context.startsWith(runtimeCore)) part.request = here('unused-parts.mjs')
  },
)
