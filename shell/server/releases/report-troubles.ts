import type { TextCatalogue } from './catalogue.ts'
import type { Report } from './mirror/source.ts'

const everyMs = 15_000

/**
 * Tells the registry every few seconds what is not shown as it was promoted, which admins see. Returns a function that
 * ends it.
 */
export function reportTroubles(
  catalogue: TextCatalogue,
  report: Report,
  onFailure: (error: unknown) => void,
): () => void {
  const tell = async () => {
    const { troubles } = await catalogue()
    await report(Object.entries(troubles).map(([app, trouble]) => ({ app, ...trouble })))
  }
  const timer = setInterval(() => void tell().catch(onFailure), everyMs).unref()
  void tell().catch(onFailure)
  return () => clearInterval(timer)
}
