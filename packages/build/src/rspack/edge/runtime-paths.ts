import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rspack, type RuleSetRule } from '@rspack/core'

const require = createRequire(import.meta.url)
/** Resolves a dependency of the library, which is not a dependency of ours. */
const from = (path: string, name: string) => createRequire(path).resolve(name)

const tools = from(require.resolve('@module-federation/enhanced'), '@module-federation/runtime-tools')
/** The entry that the plugin adds to every bundle. */
export const runtimeForBundles = from(tools, '@module-federation/webpack-bundler-runtime')
const runtime = dirname(from(tools, '@module-federation/runtime'))
/** The folder of the core runtime. */
export const runtimeCore = dirname(from(join(runtime, 'index.cjs'), '@module-federation/runtime-core'))

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/**
 * Uses the host's federation runtime as ES modules. The plugin would choose CommonJS, whose unused parts
 * can't be left out of the bundle.
 */
export const hostRuntimeAlias = {
  [runtimeForBundles]: here('host-runtime.mjs'),
  '@module-federation/webpack-bundler-runtime/dist': dirname(runtimeForBundles),
  '@module-federation/enhanced/runtime$': join(runtime, 'index.js'),
  '@module-federation/runtime': join(runtime, 'index.js'),
  '@module-federation/runtime-core$': join(runtimeCore, 'index.js'),
  '@module-federation/runtime-core/dist': runtimeCore,
}

/** A remote takes the runtime from the host. */
export const remoteRuntimeAlias = { [runtimeForBundles]: here('remote-runtime.mjs') }

/** Modules of the runtime without side effects, though their packages don't declare it. */
export const hostRuntimeRules: RuleSetRule[] = [
  { test: /\.js$/, include: [runtimeCore, dirname(runtimeForBundles)], sideEffects: false },
]

const unusedPlaces = /\/(snapshot\/SnapshotHandler|utils\/preload|semver\/index)\.js$/

/** Returns whether an import inside the runtime refers to a part that is never used here. */
export const isUnusedPart = (place: string): boolean => unusedPlaces.test(place)

export const unusedRuntimeParts = new rspack.NormalModuleReplacementPlugin(
  unusedPlaces,
  (part: { context: string; request: string }) => {
    if (part.context.startsWith(runtimeCore)) part.request = here('unused-parts.mjs')
  },
)
