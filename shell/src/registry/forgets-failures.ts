import type { registerGlobalPlugins } from '@module-federation/enhanced/runtime'

/**
 * Makes the runtime load a shared package again after a failed attempt. It keeps the failed promise as `loading` of the
 * package, so neither "try again" nor another remote could load it without a reload of the page.
 */
export const forgetsFailures: Parameters<typeof registerGlobalPlugins>[0][number] = {
  name: 'metrolibre-shared',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const packages of Object.values(shareScopeMap ?? {}))
      for (const shared of Object.values(packages[pkgName] ?? {})) if (!shared.loaded) shared.loading = null
  },
}
