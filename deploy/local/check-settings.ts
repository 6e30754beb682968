import { runTask } from './service.ts'

/** Reads the environment as the service will, and says on stderr what is wrong with it. */
export interface Check {
  name: string
  entry: string
  env: Record<string, string>
}

/** Lets every service look at its variables before any of them starts; throws one sentence per wrong variable. */
export async function checkSettings(checks: readonly Check[], logDir: string): Promise<void> {
  const outcomes = await Promise.allSettled(checks.map((check) => runTask({ ...check, logDir })))
  const sentences = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? String((outcome.reason as Error).message).split('\n') : [],
  )
  if (sentences.length > 0) throw new Error(oneEach(sentences).join('\n'))
}

/** Several services read some of the variables; one sentence about each is enough. */
const oneEach = (sentences: readonly string[]): string[] =>
  [
    ...new Map(sentences.toReversed().map((sentence) => [sentence.split(' ')[0], sentence])).values(),
  ].toReversed()
