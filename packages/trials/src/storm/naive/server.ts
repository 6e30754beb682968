// The storm's API with naive versions of `insert-hold.ts` and `lock-wanted.ts`, which the checks must detect.
// Each has the type of what it replaces, so that neither loses its name.
import { registerHooks } from 'node:module'

const naive = new Set(['./insert-hold.ts', './lock-wanted.ts'])

registerHooks({
  resolve: (specifier, context, next) =>
    naive.has(specifier) && context.parentURL?.endsWith('/reservations/hold.ts')
      ? next(new URL(specifier, import.meta.url).href, context)
      : next(specifier, context),
})
await import('../server.ts')
