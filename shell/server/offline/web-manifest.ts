import { localePath, type Locale } from '@metrolibre/platform/remote-config'
import { palettes } from '@metrolibre/tokens'
import en from '../../locales/en.json' with { type: 'json' }
import es from '../../locales/es.json' with { type: 'json' }
import windowsEn from '../../src/dialogs/locales/en.json' with { type: 'json' }
import windowsEs from '../../src/dialogs/locales/es.json' with { type: 'json' }
import { icons } from './icons.ts'

const texts = { es: { ...es, ...windowsEs }, en: { ...en, ...windowsEn } }

/** Returns the web app manifest, with which browsers install the site as an app. */
export function webManifest(locale: Locale) {
  const text = texts[locale]
  const at = (path: string) => localePath(locale, path)
  return {
    id: '/',
    name: 'Metrolibre',
    short_name: 'Metrolibre',
    description: text['shell.description'],
    lang: locale,
    dir: 'ltr',
    start_url: at('/'),
    scope: '/',
    display: 'standalone',
    background_color: palettes.piedra[50],
    theme_color: palettes.piedra[950],
    categories: ['business', 'lifestyle'],
    icons: icons.map(({ path, size, purpose }) => ({
      src: `/${path}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: text['shell.welcome.link.tenants'], url: at('/propietario') },
      { name: text['shell.welcome.link.reservations'], url: at('/my-locations/reservations') },
    ],
  }
}
