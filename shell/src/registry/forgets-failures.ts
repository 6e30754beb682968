import type { registerGlobalPlugins } from '@module-federation/enhanced/runtime'

/** Makes the runtime load a shared package again after a failure, which it would otherwise keep. */
export const forgetsFailures: Parameters<typeof registerGlobalPlugins>[0][number] = {
  name: 'metrolibre-shared',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const packages of Object.values(shareScopeMap ?? {}))
      for (const shared of Object.values(packages[pkgName] ?? {})) if (!shared.loaded) shared.loading = null
  },
}
