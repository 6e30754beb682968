import { pathToFileURL } from 'node:url'
import { sharedGlobal, sharedPackages } from '../../rspack/index.ts'

/**
 * Returns the module path of each route's screen, so that a page can preload the files of its route. Only the
 * remote's code knows it, so it is read from the remote's server bundle, in which imports keep readable
 * module names.
 */
export async function screenModules(serverBundle: string): Promise<Record<string, string>> {
  const before = Reflect.get(globalThis, sharedGlobal) as unknown
  Reflect.set(globalThis, sharedGlobal, Object.fromEntries(sharedPackages.map((name) => [name, anything])))
  try {
    const bundle = (await import(pathToFileURL(serverBundle).href)) as {
      default: { routes: Record<string, { screen: () => unknown }> }
    }
    return Object.fromEntries(
      Object.entries(bundle.default.routes).map(([id, { screen }]) => [id, moduleIn(String(screen), id)]),
    )
  } finally {
    Reflect.set(globalThis, sharedGlobal, before)
  }
}

function moduleIn(code: string, routeId: string): string {
  const [, module] = /["'](\.\/[^"']+)["']/.exec(code) ?? []
  if (!module) throw new Error(`Route ${routeId}: its screen must be a plain import().`)
  return module
}

/** A stand-in for every shared package, because only the structure of the remote matters here. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: (_, __, [first]) => first ?? anything,
})
