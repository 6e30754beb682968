/** Where this machine itself reaches what listens on `host`, fit for an address. */
export function reachableAt(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/** What a person types to reach it. */
export const shownAs = (host: string): string =>
  ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : reachableAt(host)
