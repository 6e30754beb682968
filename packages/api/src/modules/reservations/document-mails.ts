import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { partyName } from '../../platform/person-name.ts'
import { bookingLink } from '../payments/booking-link.ts'
import { findLetter } from '../payments/letter-repository.ts'
import { documentMailTexts } from './document-mail-texts.ts'

interface AddedDocument {
  readonly reservationId: string
  /** The name of the file. */
  readonly file: string
  readonly by: 'client' | 'owner' | 'office'
}

/** Tells the sides of a booking, except the one who added it, that there is a document. */
export async function enqueueDocumentAdded(
  app: AppContext,
  tx: Transaction,
  { reservationId, file, by }: AddedDocument,
): Promise<void> {
  const { tenant, owner, placeName: place } = await findLetter(tx, reservationId)
  for (const [view, reader] of [['client', tenant] as const, ['owner', owner] as const]) {
    if (view === by) continue
    const text = documentMailTexts(reader.language)
    const who = by === 'office' ? text('office') : partyName(by === 'client' ? tenant : owner)
    const values = { place, who, file, name: reader.firstName }
    await enqueueMail(tx, {
      to: reader.email,
      locale: reader.language,
      content: {
        subject: text(view === 'owner' ? 'ownerSubject' : 'subject', values),
        preview: text('preview', values),
        title: text('title'),
        lead: text('lead', values),
        rows: [[text('file'), file]],
        action: { label: text('seeBooking'), url: bookingLink(app, reader, view, reservationId) },
      },
    })
  }
}
