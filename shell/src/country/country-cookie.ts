import type { Country } from '@metrolibre/platform'

const codes: Readonly<Record<Country, string>> = { Chile: 'CL', Perú: 'PE' }
const aYear = 365 * 24 * 60 * 60

/** Has the server draw the next pages for a country. */
export function writeCountryCookie(country: Country): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `country=${codes[country]}; Path=/; SameSite=Lax; Max-Age=${aYear}${secure}`
}
