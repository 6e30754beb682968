import { createDates, formatExact } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { pageUrl } from '../../platform/page-url.ts'
import type { PlaceRow } from '../reservation-core/place-repository.ts'
import { mailTexts } from './mail-texts.ts'

interface Told {
  readonly kind: 'sent' | 'corrected'
  readonly amount: number
  /** `YYYY-MM-DD`, of the transfer that was made or that is taken back. */
  readonly paidOn: string
  readonly reference: string
}

/** Notifies the owner of a transfer that an admin recorded, or took back. */
export function enqueueTransfer(
  app: AppContext,
  tx: Transaction,
  { property, owner }: Pick<PlaceRow, 'property' | 'owner'>,
  { kind, amount, paidOn, reference }: Told,
): Promise<void> {
  const { language } = owner
  const text = mailTexts(language)
  const total = formatExact({ amount, currency: property.currency }, language)
  const values = { name: owner.firstName, place: property.name, total }
  return enqueueMail(tx, {
    to: owner.email,
    locale: language,
    content: {
      subject: text(`${kind}Subject`, values),
      preview: text(`${kind}Title`, values),
      title: text(`${kind}Title`, values),
      lead: text(`${kind}Lead`, values),
      rows: [
        [text('date'), createDates(language).day(paidOn)],
        [text('reference'), reference],
      ],
      action: {
        label: text('seePayments'),
        url: pageUrl(app.config.PUBLIC_URL, language, '/my-locations/payment'),
      },
    },
  })
}
