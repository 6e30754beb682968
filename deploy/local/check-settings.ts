import { runTask } from './service.ts'

/** A process that reads the environment as the service will, and prints errors to stderr. */
export interface SettingsCheck {
  name: string
  entry: string
  env: Record<string, string>
}

/**
 * Runs the checks of all services before any of them starts.
 * @throws Error with one sentence per wrong variable
 */
export async function checkSettings(checks: readonly SettingsCheck[], logDir: string): Promise<void> {
  const outcomes = await Promise.allSettled(checks.map((check) => runTask({ ...check, logDir })))
  const sentences = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? String((outcome.reason as Error).message).split('\n') : [],
  )
  if (sentences.length > 0) throw new Error(oneEach(sentences).join('\n'))
}

/** Several services read the same variables; one sentence per variable is enough. */
const oneEach = (sentences: readonly string[]): string[] =>
  [
    ...new Map(sentences.toReversed().map((sentence) => [sentence.split(' ')[0], sentence])).values(),
  ].toReversed()
