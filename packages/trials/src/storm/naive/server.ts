// The storm's API with the naive version instead of `insert-hold.ts`, which the checks must detect.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === './insert-hold.ts' && context.parentURL?.endsWith('/reservations/hold.ts')
      ? next(new URL('./insert-hold.ts', import.meta.url).href, context)
      : next(specifier, context),
})
await import('../server.ts')
