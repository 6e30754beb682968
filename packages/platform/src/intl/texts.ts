import { networkText } from '@metrolibre/contract'
import type { Locale } from './locale.ts'

/** The few texts that the hooks of this package show themselves; all other texts belong to the apps. */
export interface PlatformTexts {
  perMonth: string
  perHour: string
  /** Follows a price that is shortened to thousands or millions: `$ 450 mil`. */
  thousands: string
  millions: string
  /** Shown on a card in place of a price, or next to one. */
  soldOut: string
  noRooms: string
  noValue: string
  from: string
  reference: string
  /** Shown on a card of what is taken now: from when it is free, `{day}`, or that it never is. */
  freeFrom: string
  neverFree: string
  leaveTitle: string
  leaveText: string
  leaveStay: string
  leaveGo: string
  failed: string
  /** Opens what support needs to know about a failure. */
  detail: string
  requestCode: string
  /** On the button that copies that code, before and after. */
  copy: string
  copied: string
  /** Shown when a chunk of code could not be loaded. */
  unreachable: string
}

export const platformTexts: Readonly<Record<Locale, PlatformTexts>> = {
  es: {
    perMonth: '/mes',
    perHour: '/hora',
    thousands: '\u00a0mil',
    millions: '\u00a0M',
    soldOut: 'Agotada',
    noRooms: 'Sin espacios disponibles',
    noValue: 'Precio por definir',
    from: 'Desde',
    reference: 'de referencia',
    freeFrom: 'Libre desde {day}',
    neverFree: 'Sin fechas libres por ahora',
    leaveTitle: '¿De verdad quieres irte?',
    leaveText: '¡Tienes cambios no guardados!',
    leaveStay: 'Quedarme',
    leaveGo: 'Salir sin guardar',
    failed: 'Opps.. Algo salio mal',
    detail: 'Ver detalle',
    requestCode: 'Código de la solicitud:',
    copy: 'Copiar',
    copied: 'Copiado',
    unreachable: networkText.es,
  },
  en: {
    perMonth: '/month',
    perHour: '/hour',
    thousands: 'k',
    millions: 'M',
    soldOut: 'Sold out',
    noRooms: 'No spaces available',
    noValue: 'Price on request',
    from: 'From',
    reference: 'for reference',
    freeFrom: 'Free from {day}',
    neverFree: 'No free dates for now',
    leaveTitle: 'Do you really want to leave?',
    leaveText: 'You have unsaved changes!',
    leaveStay: 'Stay',
    leaveGo: 'Leave without saving',
    failed: 'Oops. Something went wrong',
    detail: 'Show details',
    requestCode: 'Request code:',
    copy: 'Copy',
    copied: 'Copied',
    unreachable: networkText.en,
  },
}
