import { createDates, formatExact, groupPrices, type Locale } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/client.ts'
import type { MandateRow, OfferedPrice } from '../../platform/db/schema/mandates.ts'
import type { PropertyRow } from '../../platform/db/schema/properties.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import { enqueueMail } from '../../platform/mail/mail-job.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { mandateMailTexts } from './mail-texts.ts'
import { findMandateOwner } from './repository.ts'

type Text = ReturnType<typeof mandateMailTexts>
type Kind =
  | 'offered'
  | 'replaced'
  | 'accepted'
  | 'published'
  | 'unpublished'
  | 'withheld'
  | 'priced'
  | 'roomOffered'
type Row = readonly [label: string, value: string]

/** What a mail adds to its texts. `path` is the Spanish path of the page that its button opens. */
interface More {
  readonly rows?: (text: Text, locale: Locale) => Row[]
  readonly button?: { readonly label: Parameters<Text>[0]; readonly path: string }
  /** What the office wrote. */
  readonly message?: string
}

async function writeOwner(
  app: AppContext,
  tx: Transaction,
  property: PropertyRow,
  kind: Kind,
  { rows, button, message }: More = {},
): Promise<void> {
  const { email, language, firstName } = await findMandateOwner(tx, property.ownerId)
  const text = mandateMailTexts(language)
  const values = { name: firstName, place: property.name }
  const content: MailContent = {
    subject: text(`${kind}Subject`, values),
    preview: text(`${kind}Preview`, values),
    title: text(`${kind}Title`),
    lead: text(`${kind}Lead`, values),
    ...(message !== undefined && { message }),
    ...(rows && { rows: rows(text, language) }),
    ...(button && {
      action: {
        label: text(button.label),
        url: pageUrl(app.config.PUBLIC_URL, language, button.path),
      },
    }),
  }
  await enqueueMail(tx, { to: email, locale: language, content })
}

/** Writes to the platform's own address, in its language. */
const writeTeam = (
  app: AppContext,
  tx: Transaction,
  { id, name: place }: PropertyRow,
  kind: 'acceptedTeam' | 'declinedTeam',
  message?: string,
): Promise<void> => {
  const text = mandateMailTexts('es')
  return enqueueMail(tx, {
    to: app.config.CONTACT_EMAIL,
    locale: 'es',
    content: {
      subject: text(`${kind}Subject`, { place }),
      preview: text(`${kind}Preview`),
      title: text(`${kind}Title`),
      lead: text(`${kind}Lead`, { place }),
      ...(message !== undefined && { message }),
      action: {
        label: text('seeProperty'),
        url: pageUrl(app.config.PUBLIC_URL, 'es', `/admin/locations/detail/${id}`),
      },
    },
  })
}

const priceRows = (
  text: Text,
  locale: Locale,
  { prices, currency }: { prices: readonly OfferedPrice[]; currency: PropertyRow['currency'] },
): Row[] =>
  groupPrices(prices, ({ roomId }) => roomId !== null).map((group) => {
    const [{ name, unit, price }] = group as [OfferedPrice]
    const amount = text(unit, { amount: formatExact({ amount: price, currency }, locale) })
    return group.length > 1
      ? [text('rooms', { count: group.length }), text('each', { amount })]
      : [name ?? text('price'), amount]
  })

const termRows =
  ({ prices, currency, commission, validUntil }: MandateRow) =>
  (text: Text, locale: Locale): Row[] => {
    const dates = createDates(locale)
    return [
      ...priceRows(text, locale, { prices, currency }),
      [text('commission'), dates.percent(commission)],
      ...(validUntil === null ? [] : [[text('validUntil'), dates.day(validUntil)] as const]),
    ]
  }

const mandatePath = ({ id }: PropertyRow): string => `/my-locations/locations/${id}/mandate`

/** Notifies the owner of an offer, and of the one that it replaces. */
export const enqueueOffered = (
  app: AppContext,
  tx: Transaction,
  property: PropertyRow,
  { offer, replaced }: { offer: MandateRow; replaced: MandateRow | undefined },
) =>
  writeOwner(app, tx, property, replaced ? 'replaced' : 'offered', {
    rows: (text, locale) => [
      ...termRows(offer)(text, locale),
      ...(replaced
        ? priceRows(text, locale, replaced).map(([label, value]): Row => [
            text('before', { what: label }),
            value,
          ])
        : []),
    ],
    button: { label: 'seeOffer', path: mandatePath(property) },
  })

/** Notifies owner and platform that a mandate was signed on screen. */
export async function enqueueAccepted(
  app: AppContext,
  tx: Transaction,
  property: PropertyRow,
  offer: MandateRow,
): Promise<void> {
  await writeOwner(app, tx, property, 'accepted', {
    rows: termRows(offer),
    button: { label: 'seeMandate', path: mandatePath(property) },
  })
  await writeTeam(app, tx, property, 'acceptedTeam')
}

/** Notifies the platform that an offer was declined, and why. */
export const enqueueDeclined = (app: AppContext, tx: Transaction, property: PropertyRow, offer: MandateRow) =>
  writeTeam(app, tx, property, 'declinedTeam', offer.declineReason ?? undefined)

/** Notifies the owner that the property is public. */
export const enqueuePublished = (app: AppContext, tx: Transaction, property: PropertyRow) =>
  writeOwner(app, tx, property, 'published', {
    button: { label: 'seeProperty', path: `/propietario/${property.id}/details` },
  })

/** Notifies the owner that the property is not public any more. */
export const enqueueUnpublished = (app: AppContext, tx: Transaction, property: PropertyRow) =>
  writeOwner(app, tx, property, 'unpublished')

/** Notifies the owner that the office does not offer the property any more, and why. */
export const enqueueWithheld = (app: AppContext, tx: Transaction, property: PropertyRow, reason: string) =>
  writeOwner(app, tx, property, 'withheld', {
    message: reason,
    button: { label: 'seeOwn', path: `/my-locations/locations/${property.id}` },
  })

/** Notifies the owner that a room can be booked for which an admin was awaited, with its price if it has one. */
export const enqueueRoomOffered = (
  app: AppContext,
  tx: Transaction,
  property: PropertyRow,
  prices: readonly OfferedPrice[],
) =>
  writeOwner(app, tx, property, 'roomOffered', {
    rows: (text, locale) => priceRows(text, locale, { prices, currency: property.currency }),
    button: { label: 'seeProperty', path: `/propietario/${property.id}/details` },
  })

/** Notifies the owner of a new price after the mandate was signed. */
export const enqueuePriced = (
  app: AppContext,
  tx: Transaction,
  property: PropertyRow,
  prices: readonly OfferedPrice[],
) =>
  writeOwner(app, tx, property, 'priced', {
    rows: (text, locale) => priceRows(text, locale, { prices, currency: property.currency }),
    ...(property.isVerified && {
      button: { label: 'seeProperty', path: `/propietario/${property.id}/details` } as const,
    }),
  })
