/** Returns the host part of a URL for reaching, on this machine, a service that listens on `host`. */
export function reachableAt(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/** Returns the host name that a person types to reach it. */
export const shownAs = (host: string): string =>
  ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : reachableAt(host)
