// The entry of the storm's API, quick to start again after it was killed.
import '@metrolibre/api/platform/start/quick-imports.ts'

await import('./run-server.ts')
