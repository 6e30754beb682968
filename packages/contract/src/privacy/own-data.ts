import type { Locale } from '../messages/messages.ts'

/** How long the file of an export can be downloaded, and how long it stands for a newer request. */
export const exportTimes = { days: 7, renewAfterHours: 24 } as const

/**
 * The sections of `data.json` in an export, with what each of them contains. `account` is one object, every
 * other section is a list. Times are ISO 8601 in UTC, amounts are integers of minor units with a `currency`
 * next to them (RULES.md §4.1), and `file` is a path in the same archive.
 */
export const ownDataSections = {
  account: { es: 'Tu cuenta y tu perfil', en: 'Your account and profile' },
  consents: { es: 'Los permisos que diste', en: 'The consents that you gave' },
  newsletter: { es: 'Tu suscripción a las novedades', en: 'Your subscription to the newsletter' },
  links: { es: 'Enlaces que te enviamos por correo', en: 'Links that were mailed to you' },
  loginPlaces: { es: 'Lugares desde los que entraste', en: 'Places from which you signed in' },
  securityEvents: { es: 'Lo que pasó con tu cuenta', en: 'What happened to your account' },
  reservations: { es: 'Tus reservas y su historia', en: 'Your bookings and their history' },
  contracts: { es: 'Lo que firmaste', en: 'What you signed' },
  payments: { es: 'Tus pagos', en: 'Your payments' },
  cardConsents: {
    es: 'Los permisos para cobrar a una tarjeta, con lo que se sabe de ella',
    en: 'The consents to charge a card, with what is known of it',
  },
  deposits: {
    es: 'Las garantías de tus reservas y de tus propiedades, con lo que se pidió de ellas',
    en: 'The deposits of your bookings and of your properties, with what was claimed of them',
  },
  refunds: { es: 'Tus reembolsos', en: 'Your refunds' },
  disputes: { es: 'Pagos disputados por tu banco', en: 'Payments that your bank disputed' },
  cancellations: { es: 'Tus solicitudes de cancelación', en: 'Your requests to cancel' },
  documents: { es: 'Documentos que subiste', en: 'Documents that you uploaded' },
  visits: { es: 'Tus visitas', en: 'Your visits' },
  revealedAddresses: { es: 'Direcciones que te mostramos', en: 'Addresses that were shown to you' },
  favourites: { es: 'Tus favoritos', en: 'Your favourites' },
  savedSearches: { es: 'Tus búsquedas guardadas', en: 'Your saved searches' },
  properties: {
    es: 'Tus propiedades, con espacios, fotos, bloqueos y visitas',
    en: 'Your properties, with rooms, photos, blocked periods and visits',
  },
  offers: { es: 'Ofertas y mandatos de tus propiedades', en: 'Offers and mandates for your properties' },
  bookingsOfProperties: { es: 'Reservas de tus propiedades', en: 'Bookings of your properties' },
  ledger: { es: 'Comisiones y transferencias', en: 'Commissions and transfers' },
  payoutAccounts: { es: 'Las cuentas en las que te pagamos', en: 'The accounts to which we pay you' },
  reviewsWritten: { es: 'Reseñas que escribiste', en: 'Reviews that you wrote' },
  reviewsReceived: { es: 'Reseñas que recibiste', en: 'Reviews that you received' },
  publications: { es: 'Tus publicaciones', en: 'Your posts' },
  lookedAfter: { es: 'Propiedades a tu cuidado', en: 'Properties that you look after' },
  uploads: { es: 'Archivos que subiste', en: 'Files that you uploaded' },
  actions: { es: 'Lo que cambiaste o registraste', en: 'What you changed or recorded' },
} as const satisfies Record<string, Record<Locale, string>>

export type OwnDataSection = keyof typeof ownDataSections
