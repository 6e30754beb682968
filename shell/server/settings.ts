import * as v from 'valibot'
import { environment, type ComposerSettings } from './environment.ts'
import { refusedComposerSettings } from './production-settings.ts'

export type { ComposerSettings }

/**
 * Reads the environment once.
 * @throws Error with one sentence per wrong variable
 */
export function readComposerSettings(env: NodeJS.ProcessEnv): ComposerSettings {
  // An empty variable counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(environment, given, { abortPipeEarly: true })
  if (!result.success)
    throw new Error(result.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`).join('\n'))
  const settings = result.output
  if (settings.DEPLOYMENT === 'embedded') return settings
  const refusals = refusedComposerSettings(settings)
  if (refusals.length > 0) throw new Error(refusals.join('\n'))
  return settings
}
