// Replaces parts of the federation runtime that are never used here. The page's registry lists the files of
// each remote, so there are no manifests to take snapshots of and nothing to preload; shared packages have
// one version, so there is no version to choose.
import { PluginSystem } from '@module-federation/runtime-core/dist/utils/hooks/pluginSystem.js'

export class SnapshotHandler {
  hooks = new PluginSystem({})
  manifestCache = new Map()
}

export const getGlobalRemoteInfo = () => ({})

export const formatPreloadArgs = () => []

export const preloadAssets = () => Promise.resolve([])

export const satisfy = () => true

// Referenced only in development builds, which keep unused code.
export const defaultPreloadArgs = (args) => args

export const normalizePreloadExposes = () => []
