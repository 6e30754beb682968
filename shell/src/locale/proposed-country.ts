import type { Country } from '@metrolibre/platform'

const byRegion: Readonly<Record<string, Country>> = { CL: 'Chile', PE: 'Perú' }

/**
 * Returns the country that the clock of this browser says, or else the first one that its languages name. Undefined
 * when neither names one of ours.
 */
export function proposeCountry(
  zone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
  languages: readonly string[] = navigator.languages,
): Country | undefined {
  if (zone === 'America/Lima') return 'Perú'
  if (/(?:Santiago|Punta_Arenas|Coyhaique|Easter)$/.test(zone)) return 'Chile'
  const regions = languages.map((language) => /-(CL|PE)$/i.exec(language)?.[1]?.toUpperCase())
  return byRegion[regions.find(Boolean) ?? '']
}
