import { cloneDatabase } from '@metrolibre/testing/database'
import type { EndpointDefinition } from '@metrolibre/contract'
import { inject } from 'vitest'
import { createApiApp, type ApiApp } from '../app.ts'
import { readConfig } from '../platform/config/read-config.ts'
import { callEndpoint, type CallInput, type CallOptions, type CallResult } from './call.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { localIdentity } from './local-identity.ts'
import { startOutsideServices } from './outside-services.ts'

export interface TestApp extends ApiApp {
  clock: TestClock
  call: <const E extends EndpointDefinition>(
    endpoint: E,
    input?: CallInput<E>,
    options?: CallOptions,
  ) => Promise<CallResult<E>>
}

export interface TestAppOptions {
  clock?: TestClock
  /** Variables in addition to those of the test run. */
  env?: Record<string, string>
  /**
   * Starts separate outside services, for tests that make them fail or read everything they hold. Otherwise
   * all files share those of the test run.
   */
  ownServices?: boolean
  /**
   * `provider` signs and checks real tokens at the identity stand-in; `local` accepts a user's id as a
   * bearer.
   */
  identity?: 'local' | 'provider'
}

/**
 * Creates the whole API on a database of its own, without listening: `call` injects requests, `jobs.drain()`
 * runs due jobs, `jobs.tick(name)` runs a timer. Call `close` at the end.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { url, template } = inject('databaseServer')
  const database = await cloneDatabase(url, template)
  const services = options.ownServices ? await startOutsideServices() : undefined
  const clock = options.clock ?? createTestClock()
  const config = readConfig({
    ...(services?.env ?? inject('testEnvironment')),
    DATABASE_URL: database.url,
    DATABASE_POOL: '8',
    RATE_LIMIT_FACTOR: '1000',
    ...options.env,
  })
  const app = await createApiApp(config, {
    clock,
    ...(options.identity !== 'provider' && { identity: localIdentity }),
  })
  const close = async () => {
    await app.close()
    await database.drop()
    await services?.close()
  }
  return {
    ...app,
    clock,
    close,
    call: ((endpoint, input, callOptions) =>
      callEndpoint(app, endpoint, input, callOptions)) as TestApp['call'],
  }
}
