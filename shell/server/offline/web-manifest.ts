import { localePath, type Locale } from '@metrolibre/platform/remote-config'
import { palettes } from '@metrolibre/tokens'
import en from '../../locales/en.json' with { type: 'json' }
import es from '../../locales/es.json' with { type: 'json' }
import { iconSizes } from './icons.ts'

const texts = { es, en }

/** What a browser needs to install the site as an app. */
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
    icons: iconSizes.flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/icons/${purpose}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    shortcuts: [
      { name: text['shell.welcome.link.tenants'], url: at('/propietario') },
      { name: text['shell.welcome.link.reservations'], url: at('/my-locations/reservations') },
    ],
  }
}
