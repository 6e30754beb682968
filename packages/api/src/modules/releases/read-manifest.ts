import { ReleaseManifest } from '@metrolibre/contract'
import { problemsOfDeclaration } from '@metrolibre/contract/declaration'
import { safeParse } from 'valibot'
import { AppError } from '../../platform/errors/app-error.ts'
import { InputError } from '../../platform/errors/input-error.ts'

/**
 * Reads the manifest of an app that was sent as text.
 * @throws AppError validation
 */
export function readPushedManifest(app: string, text: string): ReleaseManifest {
  const wrong = () =>
    new AppError('validation', { fields: [{ path: 'manifest', code: 'validation.invalid' }] })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw wrong()
  }
  const result = safeParse(ReleaseManifest, json)
  if (!result.success) throw new InputError(result.issues)
  const { name, config } = result.output
  if (name !== app || (config && config.name !== app)) throw wrong()
  const problems = config ? problemsOfDeclaration((json as { config: unknown }).config) : []
  if (problems.length > 0)
    throw new AppError('validation', {
      fields: problems.map((path) => ({ path: `config.${path}`, code: 'validation.invalid' })),
    })
  return result.output
}
