/**
 * Returns whether a remote built against one contract version can run in a host built against another: they
 * need the same major number, and minor numbers that differ by at most one in either direction.
 */
export function compatible(remoteVersion: string, hostVersion: string): boolean {
  const [remoteMajor, remoteMinor = 0] = remoteVersion.split('.').map(Number)
  const [hostMajor, hostMinor = 0] = hostVersion.split('.').map(Number)
  return remoteMajor === hostMajor && Math.abs(remoteMinor - hostMinor) <= 1
}
