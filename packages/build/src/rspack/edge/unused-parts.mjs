// In place of parts of the federation runtime that are never asked for here: the page's registry says which files a
// remote has, so there are no manifests to take snapshots of and nothing that the runtime fetches ahead, and what is
// shared has no versions to choose between.
import { PluginSystem } from '@module-federation/runtime-core/dist/utils/hooks/pluginSystem.js'

export class SnapshotHandler {
  hooks = new PluginSystem({})
  manifestCache = new Map()
}

export const getGlobalRemoteInfo = () => ({})

export const formatPreloadArgs = () => []

export const preloadAssets = () => Promise.resolve([])

export const satisfy = () => true

// Named by what only a development build, which leaves nothing out, still holds.
export const defaultPreloadArgs = (args) => args

export const normalizePreloadExposes = () => []
