/** Why a remote can't be shown. */
export type RemoteFault = 'unknown' | 'incompatible' | 'timeout' | 'broken'

/** Thrown when a remote could not be loaded; the shell and the other remotes are not affected. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly fault: RemoteFault

  constructor(remoteName: string, fault: RemoteFault, cause?: unknown) {
    super(`${remoteName}: ${fault}`, { cause })
    this.fault = fault
  }
}
