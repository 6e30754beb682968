import * as v from 'valibot'
import { ConfigSchema, type Config } from './config.ts'
import { refusedInProduction } from './production.ts'
import { refusalsOfSeal } from './seal-pair.ts'

/** Thrown with one sentence for each wrong variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const needs: ReadonlyArray<[(config: Config) => boolean, keyof Config, string]> = [
  [({ STORAGE_DRIVER }) => STORAGE_DRIVER !== 'disk', 'STORAGE_BUCKET', 'for this STORAGE_DRIVER'],
  [({ CAPTCHA_PROVIDER }) => CAPTCHA_PROVIDER === 'recaptcha', 'RECAPTCHA_SECRET', 'for reCAPTCHA'],
  [({ CAPTCHA_PROVIDER }) => CAPTCHA_PROVIDER === 'recaptcha', 'RECAPTCHA_SITE_KEY', 'for reCAPTCHA'],
]

/**
 * Reads the configuration from an environment.
 * @throws ConfigError
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(ConfigSchema, given)
  if (!result.success) {
    const wrong = new Map(result.issues.map((issue) => [v.getDotPath(issue), issue]))
    throw new ConfigError(
      [...wrong]
        .map(([name, issue]) => `${name} ${issue.input === undefined ? 'is missing' : issue.message}.`)
        .join('\n'),
    )
  }
  const config = result.output
  const problems = needs
    .filter(([applies, name]) => applies(config) && config[name] === undefined)
    .map(([, name, why]) => `${name} is missing: it is needed ${why}.`)
  problems.push(...refusalsOfSeal(config))
  if (config.STORAGE_DELIVERY === 'signed' && config.STORAGE_DRIVER === 'disk')
    problems.push('STORAGE_DELIVERY=signed needs a bucket: STORAGE_DRIVER must be s3 or gcs.')
  if (config.STORAGE_ENCRYPTION && config.STORAGE_DRIVER !== 's3')
    problems.push('STORAGE_ENCRYPTION needs STORAGE_DRIVER=s3.')
  if (config.DEPLOYMENT !== 'embedded') problems.push(...refusedInProduction(config))
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}
