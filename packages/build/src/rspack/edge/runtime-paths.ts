import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
/** Resolves a dependency of the library, which is not a dependency of ours. */
const from = (path: string, name: string) => createRequire(path).resolve(name)

const tools = from(require.resolve('@module-federation/enhanced'), '@module-federation/runtime-tools')
/** The entry that the plugin adds to every bundle. */
export const runtimeForBundles = from(tools, '@module-federation/webpack-bundler-runtime')

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The host has the part of the runtime that is in use. */
export const hostRuntimeAlias = { [runtimeForBundles]: here('host-runtime.mjs') }

/** A remote takes the runtime from the host. */
export const remoteRuntimeAlias = { [runtimeForBundles]: here('remote-runtime.mjs') }
