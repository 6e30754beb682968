import { pathToFileURL } from 'node:url'
import { sharedGlobal, sharedPackages } from '../../rspack/index.ts'

/**
 * Returns the module path of each route's screen, and of each part for slots of others under `part:<id>`, so that a page can preload the files of its route. Only the
 * remote's code knows it, so it is read from the remote's server bundle, in which imports keep readable
 * module names.
 */
export async function screenModules(serverBundle: string): Promise<Record<string, string>> {
  const before = Reflect.get(globalThis, sharedGlobal) as unknown
  Reflect.set(globalThis, sharedGlobal, Object.fromEntries(sharedPackages.map((name) => [name, anything])))
  try {
    const bundle = (await import(pathToFileURL(serverBundle).href)) as {
      default: { routes: Record<string, { screen: () => unknown }>; parts?: Record<string, () => unknown> }
    }
    const { routes, parts = {} } = bundle.default
    return Object.fromEntries([
      ...Object.entries(routes).map(([id, { screen }]) => [
        id,
        moduleIn(String(screen), `Route ${id}: its screen`),
      ]),
      ...Object.entries(parts).map(([id, load]) => [
        `part:${id}`,
        moduleIn(String(load), `Part ${id}: its code`),
      ]),
    ]) as Record<string, string>
  } finally {
    Reflect.set(globalThis, sharedGlobal, before)
  }
}

function moduleIn(code: string, what: string): string {
  const [, module] = /["'](\.\/[^"']+)["']/.exec(code) ?? []
  if (!module) throw new Error(`${what} must be a plain import().`)
  return module
}

/** A stand-in for every shared package, because only the structure of the remote matters here. */
const anything: unknown = new Proxy(function () {}, {
  get: (target, key) =>
    key === Symbol.toPrimitive ? () => '' : key === 'prototype' ? target.prototype : anything,
  apply: (_, __, [first]) => first ?? anything,
})
