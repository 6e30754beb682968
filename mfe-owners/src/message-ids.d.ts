import type es from '../locales/es.json'
import type mandate from './features/mandate/locales/es.json'
import type newImage from './features/new-image/locales/es.json'
import type payments from './features/payments/locales/es.json'
import type payout from './features/payout/locales/es.json'
import type cancellation from './features/reservations/cancellation/locales/es.json'
import type deposit from './features/reservations/deposit/locales/es.json'
import type listing from './listing/locales/es.json'
import type ownListing from './offered/own-listing/locales/es.json'
import type panel from './panel/locales/es.json'

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids:
        | keyof typeof es
        | keyof typeof cancellation
        | keyof typeof deposit
        | keyof typeof listing
        | keyof typeof mandate
        | keyof typeof newImage
        | keyof typeof ownListing
        | keyof typeof panel
        | keyof typeof payments
        | keyof typeof payout
    }
  }
}
