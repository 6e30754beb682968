import { mailMessages } from '../../platform/mail/mail-messages.ts'

/** The states of payments in spreadsheets and documents, in the words of the screens. */
export const standingTexts = mailMessages({
  es: {
    paid: 'Pagado',
    disputed: 'En disputa',
    refunding: 'Devolución en camino',
    part_refunded: 'Devuelto en parte',
    refunded: 'Devuelto',
    lost: 'Disputa perdida',
  },
  en: {
    paid: 'Paid',
    disputed: 'Disputed',
    refunding: 'Being refunded',
    part_refunded: 'Refunded in part',
    refunded: 'Refunded',
    lost: 'Dispute lost',
  },
})
