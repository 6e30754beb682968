// pnpm test:libraries [--only=zustand,…]: starts a copy of the platform, releases a remote in a repository of its own with a
// page for each of some popular libraries, and uses each page. Exits with 1 when one was not built, rendered or usable.
import { parseArgs } from 'node:util'
import { startPlace } from '../drill/place.ts'
import { runDrills } from '../drill/run-drills.ts'
import { forms } from './forms.ts'
import { lookSamples } from './looks.ts'
import { overlays } from './overlays.ts'
import { state } from './state.ts'
import { tryLibraries } from './try-libraries.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = values.only?.split(',')
const libraries = [...state, ...forms, ...overlays, ...lookSamples].filter(
  ({ name }) => !wanted || wanted.includes(name),
)
const { place, stop } = await startPlace({ RATE_LIMIT_FACTOR: '1000', RENDER_DEADLINE_MS: '8000' })
try {
  const broken = await runDrills({ libraries: (at) => tryLibraries(at, libraries) }, place)
  process.exitCode = broken === 0 ? 0 : 1
} finally {
  await stop()
}
