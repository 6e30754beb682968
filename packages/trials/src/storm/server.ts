// The entry point of the storm's API, which restarts quickly after it was killed.
import '@metrolibre/api/platform/start/quick-imports.ts'

await import('./run-server.ts')
