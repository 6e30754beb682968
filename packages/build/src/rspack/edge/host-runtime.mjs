// The federation library's bundler runtime, reduced to the parts in use. Remotes are only loaded by name at
// run time and shared packages are not tree-shaken, so the code for build-time remotes and for tree-shaken
// shared packages is left out.
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js'
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js'
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js'
import { createInstance, getInstance, init } from '@module-federation/runtime'

/** Returns what one bundle needs from the federation runtime; `start` creates its instance. */
const federationOf = (start) => ({
  runtime: { init: start },
  attachShareScopeMap,
  bundlerRuntime: {
    S: {},
    I: initializeSharing,
    consumes,
    initContainerEntry,
    installInitialConsumes,
    init: ({ webpackRequire }) => start(webpackRequire.federation.initOptions),
  },
  bundlerRuntimeOptions: {},
})

/** A remote that is loaded again after a failure keeps the instance of its first load. */
function startRemote(options) {
  const known = getInstance((instance) => instance.options.name === options.name)
  if (!known) return createInstance(options)
  known.initOptions(options)
  return known
}

// Remotes use the runtime of the host, so that none bundles its own.
globalThis.__federationForRemote = () => federationOf(startRemote)

export default federationOf(init)
