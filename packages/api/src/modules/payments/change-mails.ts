import { formatExact } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { bookingLink } from './booking-link.ts'
import { dateChangeMailTexts } from './change-mail-texts.ts'
import { findLetter, type Letter } from './letter-repository.ts'
import { attachmentOf, stayInWords } from './mails.ts'
import { stayAppointment } from './stay-appointment.ts'
import { swapSumsOf, type DateSwap } from './swap-dates.ts'

interface Letters {
  readonly change: DateSwap
  readonly before: Letter
  readonly now: Letter
}

async function write(
  app: AppContext,
  tx: Transaction,
  side: 'tenant' | 'owner',
  { change, before, now }: Letters,
): Promise<void> {
  const reader = now[side]
  const { language } = reader
  const { tenant, placeName: place } = now
  const text = dateChangeMailTexts(language)
  const money = (amount: number) => formatExact({ amount, currency: change.currency }, language)
  const { carried, due, back } = swapSumsOf(change)
  const period = stayInWords(now, language)
  const who = tenant.companyName || `${tenant.firstName} ${tenant.lastName}`
  await enqueueMail(tx, {
    to: reader.email,
    locale: language,
    content: {
      subject: text(`${side}Subject`, { place }),
      preview: text(`${side}Preview`, { period }),
      title: text(`${side}Title`),
      lead: text(`${side}Lead`, { name: reader.firstName, place, who, country: now.costs.country }),
      rows: [
        [text('before'), stayInWords(before, language)],
        [text('now'), period],
        [text('total'), money(change.total)],
        [text('carried'), money(carried)],
        ...(due > 0 ? [[text('due'), money(due)] as const] : []),
        ...(back > 0 ? [[text('back'), money(back)] as const] : []),
      ],
      action: {
        label: text('action'),
        url: bookingLink(app, reader, side === 'tenant' ? 'client' : 'owner', change.id),
      },
      ...(side === 'tenant' && back > 0 && { note: text('backNote', { back: money(back) }) }),
    },
    appointment: stayAppointment(now, reader, 'REQUEST', app.clock.now()),
    ...(side === 'tenant' && { attachments: attachmentOf(now, language) ?? [] }),
  })
}

/** Notifies both sides that the dates of a booking were changed, in the transaction that changes them. */
export async function enqueueDatesChanged(app: AppContext, tx: Transaction, change: DateSwap): Promise<void> {
  const before = await findLetter(tx, change.replacesId)
  const now = await findLetter(tx, change.id)
  for (const side of ['tenant', 'owner'] as const) await write(app, tx, side, { change, before, now })
}
