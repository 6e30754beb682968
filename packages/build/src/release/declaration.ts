import { problemsOfDeclaration } from '@metrolibre/contract/declaration'
import type { RemoteConfig } from '@metrolibre/platform/remote-config'

/**
 * Checks the declaration of a remote that is built. The shell reads the declarations of all remotes on every
 * page, and leaves out what does not fit.
 * @throws Error that names what is missing or wrong
 */
export function assertDeclared(name: string, config: Partial<RemoteConfig>): void {
  const file = `${name}/remote.config.ts`
  if (config.name !== name) throw new Error(`${file} must have the name of its folder: name: '${name}'.`)
  const problems = problemsOfDeclaration(config)
  if (problems.length > 0)
    throw new Error(`${file} declares what none may, or lacks it: ${problems.slice(0, 10).join(', ')}.`)
}
