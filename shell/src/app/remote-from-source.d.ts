/** The `remote.config.ts` of the remote that `pnpm dev` builds from source; its configuration sets the path. */
declare module 'remote-from-source' {
  import type { RemoteConfig } from '@metrolibre/platform/remote-config'

  const config: RemoteConfig
  export default config
}
