import { createInstance } from '@module-federation/enhanced/runtime'
import { expect, it, vi } from 'vitest'
import { forgetsFailures } from './forgets-failures.ts'

/** A host that shares one package, whose file can't be loaded at the first attempt. */
function hostWith(plugins: (typeof forgetsFailures)[]) {
  const get = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new Error('The file is not there.'))
    .mockResolvedValue(() => 'package')
  const host = createInstance({
    name: `host-with-${plugins.length}`,
    remotes: [],
    plugins,
    shared: {
      shared: {
        version: '1.0.0',
        scope: 'default',
        get,
        shareConfig: { singleton: true, requiredVersion: '^1.0.0' },
      },
    },
  })
  return async () => {
    const factory = await host.loadShare<string>('shared')
    return factory && factory()
  }
}

it('loads a shared package at the second attempt if the first one failed', async () => {
  const load = hostWith([forgetsFailures])
  await load().catch(() => undefined)
  expect(await load()).toBe('package')
})

it('is needed, because the runtime keeps the failure', async () => {
  const load = hostWith([])
  await expect(load()).rejects.toThrow('The file is not there.')
  await expect(load()).rejects.toThrow('The file is not there.')
})
