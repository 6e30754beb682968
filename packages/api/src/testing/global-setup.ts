import { createTemplate, startDatabaseServer } from '@metrolibre/testing/database'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { startOutsideServices } from './outside-services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Environment of the outside services, to be passed to `readConfig`. */
    testEnvironment: Record<string, string>
    databaseServer: { url: string; template: string }
  }
}

/**
 * Runs once per test run: starts PostgreSQL with a migrated template database, and the outside services in
 * one process.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer()
  const template = await createTemplate(server.url, migrateDatabase)
  const services = await startOutsideServices()
  project.provide('databaseServer', { url: server.url, template: template.name })
  project.provide('testEnvironment', services.env)
  return async () => {
    await services.close()
    await template.drop()
    await server.stop()
  }
}
