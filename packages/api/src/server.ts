// The entry point of the API. `quick-imports` only affects modules that are imported after it.
import './platform/start/quick-imports.ts'

await import('./run-server.ts')
