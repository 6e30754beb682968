// The shell's server process.
import { setTimeout as pause } from 'node:timers/promises'
import { endOnSignal, stopListening } from '@metrolibre/doors'
import { createComposerApp } from './app.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { readComposerSettings } from './settings.ts'

try {
  const settings = readComposerSettings(process.env)
  const { app, metrics, ending } = await createComposerApp(settings)
  endOnSignal(async () => {
    ending.abort()
    await pause(settings.DRAIN_SECONDS * 1000)
    if (settings.DRAIN_SECONDS > 0) await stopListening(app.server)
    await app.close()
  })
  if (settings.METRICS_PORT !== undefined) {
    const { stop } = await serveMetrics(metrics, settings.HOST, settings.METRICS_PORT)
    app.addHook('onClose', stop)
  }
  await app.listen({ host: settings.HOST, port: settings.PORT })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
