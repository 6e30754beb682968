import { formatExact, writeQuery, type Locale, type PropertyCard } from '@metrolibre/contract'
import type { Config } from '../../platform/config/config.ts'
import type { SavedSearchRow } from '../../platform/db/schema/favourites.ts'
import type { UserRow } from '../../platform/db/schema/users.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { pageUrl } from '../../platform/page-url.ts'
import { savedSearchMailTexts } from './mail-texts.ts'
import { tokenOf } from './token.ts'

/** A saved search with its new matches; at most three are shown. */
export interface Fresh {
  readonly search: SavedSearchRow
  readonly total: number
  readonly newest: readonly PropertyCard[]
}

const priceIn = (locale: Locale, { price }: PropertyCard): string => {
  const text = savedSearchMailTexts(locale)
  // What can't be rented is not mailed.
  if (price.state !== 'priced') return ''
  const amount = text(price.unit, { price: formatExact(price, locale) })
  return price.from ? text('from', { price: amount }) : amount
}

/** Tells whether a search waits for one property to become free. */
const isOfPlace = ({ search }: Fresh): boolean => search.filters.only !== undefined

/** Builds the one mail of a day about all saved searches of a user that have new matches. */
export function freshMail(
  { PUBLIC_URL, APP_SECRET }: Config,
  user: Pick<UserRow, 'id' | 'email' | 'firstName' | 'language'>,
  found: readonly Fresh[],
): Mail {
  const text = savedSearchMailTexts(user.language)
  const [first] = found
  const total = found.reduce((sum, each) => sum + each.total, 0)
  const freed = found.every(isOfPlace)
  const values = { total, name: first!.search.name, more: found.length - 1, freed: String(freed) }
  const token = tokenOf(APP_SECRET, user.id)
  const path =
    found.length === 1 ? `/propietario?${writeQuery(first!.search.filters).toString()}` : '/favoritos'
  return {
    to: user.email,
    locale: user.language,
    unsubscribe: `${PUBLIC_URL.replace(/\/$/, '')}/api/saved-searches/unsubscribe?token=${token}`,
    content: {
      subject: text('subject', values),
      preview: text('preview', values),
      title: text('title', values),
      lead: text('lead', { name: user.firstName, freed: values.freed }),
      rows: found.flatMap((each) => [
        [each.search.name, isOfPlace(each) ? text('freed') : text('fresh', { total: each.total })] as const,
        ...each.newest.map(
          (card) => [`· ${card.name}, ${card.zone.zone}`, priceIn(user.language, card)] as const,
        ),
      ]),
      action: { label: text('action', values), url: pageUrl(PUBLIC_URL, user.language, path) },
      more: {
        label: text('end'),
        // In the fragment, so that the token reaches no log.
        url: pageUrl(PUBLIC_URL, user.language, `/favoritos/sin-correos#token=${token}`),
      },
      note: text('note'),
    },
  }
}
