/**
 * Whether a remote built against one contract version can run in a host built against another: the same major
 * number, minor numbers at most one apart, in either direction.
 */
export function compatible(remoteVersion: string, hostVersion: string): boolean {
  const [remoteMajor, remoteMinor = 0] = remoteVersion.split('.').map(Number)
  const [hostMajor, hostMinor = 0] = hostVersion.split('.').map(Number)
  return remoteMajor === hostMajor && Math.abs(remoteMinor - hostMinor) <= 1
}
