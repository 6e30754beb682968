// The shell's server process.
import { createApp } from './app.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { readSettings } from './settings.ts'

try {
  const settings = readSettings(process.env)
  const { app, metrics } = await createApp(settings)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)))
  if (settings.METRICS_PORT !== undefined) {
    const { stop } = await serveMetrics(metrics, settings.HOST, settings.METRICS_PORT)
    app.addHook('onClose', stop)
  }
  await app.listen({ host: settings.HOST, port: settings.PORT })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
