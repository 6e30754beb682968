import { compatible, CONTRACT_VERSION } from '@metrolibre/contract'
import type { LoadableRemote, Registry } from './registry.ts'
import { RemoteError } from './remote-error.ts'

/**
 * Returns the remote if it can be loaded.
 * @throws RemoteError when it is missing or was built against an incompatible contract version
 */
export function usable(registry: Registry, remoteName: string): LoadableRemote {
  const remote = registry.remotes[remoteName]
  if (!remote?.entry) throw new RemoteError(remoteName, 'unknown')
  if (!compatible(remote.config.contractVersion, CONTRACT_VERSION))
    throw new RemoteError(remoteName, 'incompatible')
  return { ...remote, entry: remote.entry }
}
