import { pathToFileURL } from 'node:url'
import { sharedGlobal, sharedPackages } from '../../rspack/index.ts'

/**
 * The module behind each route's screen, read from the remote's server bundle: there an import keeps the
 * readable name of its module. So a page can preload its own route's files although the code alone knows them.
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

/** Stands for every shared package while only the shape of the remote is of interest. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : anything),
  apply: (_, __, [first]) => first ?? anything,
})
