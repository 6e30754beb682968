import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Mocks whose names differ from the ids of their screens. */
const names: Readonly<Record<string, string>> = {
  questions: 'faq',
  'trust-us': 'testimonials',
  owner: 'owner-landing',
  'post-new': 'post-create',
  verify: 'contract-verify',
  property: 'detail',
  'my-properties': 'owner-list',
  'my-property': 'owner-property',
  'my-reservations': 'owner-reservas',
  'my-cancellation': 'cancel-request',
  'my-payments': 'payments-history',
  'my-payout-account': 'donde-te-pagamos',
  'profile-main': 'profile',
  'technical-visit': 'visita-tecnica',
  calendar: 'booking-1-fechas',
  'stripe-success': 'payment-success',
  'stripe-error': 'payment-error',
  admin: 'admin-home',
  'admin-location': 'admin-location-detail',
  'admin-user': 'admin-user-detail',
  'admin-inspection': 'inspeccion',
  'admin-trash-location': 'admin-trash',
  'admin-payout': 'admin-nomina',
}

export interface Mocks {
  folder: string
  /** Returns the mock of a screen, that of a phone for narrow pictures if there is one. */
  of: (picture: { screen: string; width: number; mode: string }) => string | undefined
  /** Mocks that belong to no screen. */
  rest: readonly string[]
}

/** Pairs the PNG files of a folder, named like `home-mobile.png`, with the screens of the pictures. */
export async function pairMocks(folder: string, pictures: readonly { screen: string }[]): Promise<Mocks> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.png'))
  const screens = new Set(pictures.map(({ screen }) => screen))
  const startOf = (screen: string) => names[screen] ?? (screen.startsWith('auth-') ? 'auth' : screen)
  const endings = ({ width, mode }: { width: number; mode: string }) => {
    const sizes = width < 760 ? ['-mobile', '', '-desktop'] : ['-desktop', '', '-mobile']
    return mode === 'night' ? [...sizes.map((size) => `-dark${size}`), ...sizes] : sizes
  }
  const isOf = (file: string, screen: string) =>
    new RegExp(`^${startOf(screen)}(-dark)?(-mobile|-desktop)?\\.png$`).test(file)
  return {
    folder,
    of: (picture) =>
      endings(picture)
        .map((ending) => join(folder, `${startOf(picture.screen)}${ending}.png`))
        .find((path) => files.some((file) => join(folder, file) === path)),
    rest: files.filter((file) => ![...screens].some((screen) => isOf(file, screen))),
  }
}
