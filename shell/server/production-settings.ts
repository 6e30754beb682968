import { captchaTestKeys, isDemoProject, isMadeUp, isPublicAddress } from '@metrolibre/doors'
import type { ComposerSettings } from './environment.ts'

/** Addresses that browsers are given. */
const addresses = [
  'PUBLIC_URL',
  'VISITS_URL',
  'TECHNICAL_VISIT_URL',
  'INTRO_VIDEO_URL',
  'FILES_URL',
  'SOCIAL_URL',
] as const

/** Returns one sentence for each setting that a start outside embedded mode refuses, such as keys of the stand-ins. */
export function refusedComposerSettings(settings: ComposerSettings): string[] {
  const { DEPLOYMENT, IDENTITY_PROJECT_ID, IDENTITY_API_KEY, RELEASES_TOKEN, MAP_STYLE_URL } = settings
  const refusals: string[] = []
  if (settings.IDENTITY_URL ?? settings.STAND_INS_URL)
    refusals.push(`IDENTITY_URL and STAND_INS_URL name stand-ins, which DEPLOYMENT=${DEPLOYMENT} refuses.`)
  if ([IDENTITY_PROJECT_ID, IDENTITY_API_KEY].some((value) => value.includes('embedded')))
    refusals.push('IDENTITY_PROJECT_ID and IDENTITY_API_KEY must be the real ones outside embedded mode.')
  if (isDemoProject(IDENTITY_PROJECT_ID))
    refusals.push('IDENTITY_PROJECT_ID is a project of the emulator; name the real one of Firebase.')
  if (RELEASES_TOKEN?.includes('embedded'))
    refusals.push('RELEASES_TOKEN is an embedded copy’s; another deployment needs one of its own.')
  else if (RELEASES_TOKEN !== undefined && isMadeUp(RELEASES_TOKEN))
    refusals.push('RELEASES_TOKEN must be one that pnpm release-token made.')
  if (settings.TRUSTED_PROXIES === undefined)
    refusals.push('TRUSTED_PROXIES is missing: a deployment names whose X-Forwarded-For is believed.')
  for (const name of addresses) {
    const value = settings[name]
    if (value !== undefined && !isPublicAddress(value))
      refusals.push(`${name} must be an https address outside this machine when DEPLOYMENT is ${DEPLOYMENT}.`)
  }
  if (MAP_STYLE_URL !== 'none' && !isPublicAddress(MAP_STYLE_URL))
    refusals.push('MAP_STYLE_URL must be an https address outside this machine, or none.')
  if (captchaTestKeys.includes(settings.RECAPTCHA_SITE_KEY ?? ''))
    refusals.push(
      "RECAPTCHA_SITE_KEY is Google's key for tests, which lets everybody pass; make one of your own.",
    )
  if (settings.RATE_LIMIT_FACTOR !== 1)
    refusals.push('RATE_LIMIT_FACTOR must be 1 outside load tests: leave it out.')
  return refusals
}
