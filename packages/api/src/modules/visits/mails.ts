import { addressLine, placeTimeZone, type Locale } from '@metrolibre/contract'
import { shownPhone } from '@metrolibre/contract/phones'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import type { Appointment } from '../../platform/mail/appointment.ts'
import { enqueueNotice, enqueueToAccount } from '../notices/enqueue-notice.ts'
import type { MailContent, MailLink } from '../../platform/mail/mail.ts'
import { momentInWords } from '../../platform/mail/moment-in-words.ts'
import { shownName } from '../../platform/person-name.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { linkOf } from './link.ts'
import { visitMailTexts } from './mail-texts.ts'
import { languageOfVisit, type VisitedPlace, type VisitRow } from './repository.ts'

interface Letter {
  place: VisitedPlace
  visit: VisitRow
  /** The visitor's e-mail address. It is used for the mail and not stored. */
  email: string
  /** For a visit that was moved: its earlier time, if that is known. */
  before?: Date | null | undefined
  /** Who changed it, if it was changed on this site. */
  by?: 'owner' | 'visitor'
}

type News = 'booked' | 'moved' | 'cancelled'
type Side = 'visitor' | 'owner' | 'technical'

/** Writes a time on the clock of the place. */
const momentAt = (time: Date, place: VisitedPlace, locale: Locale): string =>
  momentInWords(time, { timeZone: placeTimeZone(place), locale })

/** What a mail is about, for whom it is written and in which language. */
interface Reading {
  news: News
  locale: Locale
  side: Side
}

/** Whether the reader may only know the street: a visitor without an account (RULES.md §7.36). */
const knowsStreetOnly = ({ visit }: Letter, side: Side): boolean => side === 'visitor' && !visit.userId

const whereOf = (letter: Letter, side: Side): string => {
  const { address, street, zoneName, city } = letter.place
  return knowsStreetOnly(letter, side) ? addressLine(street, zoneName, city) : address
}

/** Who receives the visitor: the owner by first name, and the phone that the property publishes. */
function hostRows({ place }: Letter, { news, locale, side }: Reading): Array<readonly [string, string]> {
  if (side !== 'visitor' || news === 'cancelled') return []
  const text = visitMailTexts(locale)
  return [
    [text('host'), shownName(place.owner.firstName, locale)],
    ...(place.phone ? [[text('phone'), shownPhone(place.phone, place.country)] as const] : []),
    [text('bring'), text('bringWhat')],
  ]
}

/**
 * The pages on which a visitor moves or cancels a visit without a login, and the page of the place. As long as a visit is in the
 * widget, they are the widget's own.
 */
function visitorLinks(
  app: AppContext,
  { place, visit }: Letter,
  { news, locale, side }: Reading,
): MailLink[] {
  if (side !== 'visitor' || news === 'cancelled') return []
  const text = visitMailTexts(locale)
  const page = `/propietario/${place.id}/details`
  const own = linkOf(app, visit, pageUrl(app.config.PUBLIC_URL, locale, ''))
  return [
    { label: text('move'), url: visit.rescheduleUrl ?? own },
    { label: text('cancel'), url: visit.cancelUrl ?? own },
    ...(visit.userId ? [{ label: text('page'), url: pageUrl(app.config.PUBLIC_URL, locale, page) }] : []),
  ]
}

function contentFor(app: AppContext, letter: Letter, reading: Reading): MailContent {
  const { news, locale, side } = reading
  const text = visitMailTexts(locale)
  const { place, visit, before } = letter
  const moment = momentAt(visit.startsAt!, place, locale)
  const key = `${side}_${news}` as const
  const byReader = side === 'owner' && letter.by === 'owner' && news !== 'booked'
  const path =
    side === 'technical'
      ? '/my-locations'
      : visit.userId || side === 'owner'
        ? `/my-locations/visits${side === 'owner' ? '?view=owner' : ''}`
        : `/propietario/${place.id}/details`
  return {
    subject: text(`${key}_subject`, { place: place.name }),
    preview: moment,
    title: text(`${news}_title`),
    lead: text(byReader ? `owner_${news}_here` : `${key}_lead`, {
      name: side === 'visitor' ? visit.visitorName : place.owner.firstName,
      visitor: visit.visitorName,
      place: place.name,
    }),
    rows: [
      [text('when'), moment],
      ...(before ? [[text('before'), momentAt(before, place, locale)] as const] : []),
      ...(letter.by === 'owner' && visit.changeReason ? [[text('reason'), visit.changeReason] as const] : []),
      [text('address'), whereOf(letter, side)],
      ...hostRows(letter, reading),
    ],
    action: { label: text('action'), url: pageUrl(app.config.PUBLIC_URL, locale, path) },
    more: visitorLinks(app, letter, reading),
    ...(knowsStreetOnly(letter, side) && news !== 'cancelled' && { note: text('exact') }),
  }
}

/**
 * Returns the visit for the calendar of its reader, or undefined if its times are unknown. One that was moved is another one in
 * the widget, and the same appointment; so is the next technical visit of a property.
 */
function appointmentFor(
  app: AppContext,
  { place, visit }: Letter,
  { news, locale, side }: Reading,
): Appointment | undefined {
  if (!visit.startsAt || !visit.endsAt) return undefined
  const event = {
    id: `visit-${side === 'technical' ? place.id : (visit.calendarId ?? visit.id)}`,
    title: visitMailTexts(locale)(`${side}_appointment`, { place: place.name, visitor: visit.visitorName }),
    // A visitor without an account was only shown the street.
    place: visit.userId || side !== 'visitor' ? place.address : place.name,
    when: { start: visit.startsAt.getTime(), end: visit.endsAt.getTime() },
    remind: 'P1D',
  }
  const method = news === 'cancelled' ? 'CANCEL' : 'REQUEST'
  return { method, event, at: app.clock.now().getTime() }
}

/**
 * Mails the visitor and the owner in the transaction that changes the visit. Of a technical visit only the
 * owner is told, at the account's own address. Returns whether the visitor is told: a mailbox gets few of these mails an hour.
 */
export async function notify(app: AppContext, tx: Transaction, news: News, letter: Letter): Promise<boolean> {
  const { place, visit, email } = letter
  const { language } = place.owner
  const forOwner = (side: Side) => {
    const reading = { news, locale: language, side }
    return { content: contentFor(app, letter, reading), appointment: appointmentFor(app, letter, reading) }
  }
  if (visit.kind === 'technical') {
    await enqueueToAccount(app, tx, place.owner, { kind: 'technical_visit', ...forOwner('technical') })
    return false
  }
  const locale = (visit.userId && (await languageOfVisit(tx, visit.userId))) || visit.language || 'es'
  // Somebody who books a visit can type anybody's address.
  const appointment = appointmentFor(app, letter, { news, locale, side: 'visitor' })
  const isTold = await enqueueNotice(app, tx, { kind: 'visit', to: email, locale, appointment }, () =>
    contentFor(app, letter, { news, locale, side: 'visitor' }),
  )
  await enqueueMail(tx, { to: place.owner.email, locale: language, ...forOwner('owner') })
  return isTold
}
