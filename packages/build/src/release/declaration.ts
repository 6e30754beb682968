import type { RemoteConfig } from '@metrolibre/platform/remote-config'

const lists = ['locales', 'routes', 'nav', 'needs'] as const

/**
 * Checks the declaration of a remote that is built. The shell reads the declarations of all remotes on every
 * page, so an incomplete one would break the pages of the others.
 * @throws Error that names what is missing or wrong
 */
export function assertDeclared(name: string, config: Partial<RemoteConfig>): void {
  const file = `${name}/remote.config.ts`
  if (config.name !== name) throw new Error(`${file} must have the name of its folder: name: '${name}'.`)
  const missing = lists.filter((list) => !Array.isArray(config[list]))
  if (missing.length > 0) throw new Error(`${file} lacks ${missing.join(', ')}: a list, which may be empty.`)
}
