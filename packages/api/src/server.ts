// The entry of the API. What `quick-imports` does only helps modules that are imported after it.
import './platform/start/quick-imports.ts'

await import('./run-server.ts')
