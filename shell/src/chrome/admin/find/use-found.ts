import { adminFind, type Answer } from '@metrolibre/api-client'
import { formatExact, leastFind, type endpoints } from '@metrolibre/contract'
import { useDates, useIntl, useQuery, useLocale } from '@metrolibre/platform'
import { useDeclared } from '../../../session/declared.ts'
import { useNav } from '../../nav/use-nav.ts'
import type { FoundByAdmin } from './found.ts'
import { plainLetters } from './highlight.tsx'

export interface FoundGroup {
  readonly kind: 'property' | 'user' | 'money' | 'page'
  readonly found: readonly FoundByAdmin[]
}

type FindAnswer = Answer<typeof endpoints.adminFind.all>

const short = { day: 'numeric', month: 'short', year: 'numeric' } as const

/**
 * Finds records on the server and pages by their names. Only what has a page is shown. Resolves to no groups
 * for a text that is too short.
 */
export const useFound = (q: string) => {
  const asks = q.trim().length >= leastFind
  const query = useQuery({ ...adminFind(q.trim()), enabled: asks })
  const { isServed } = useDeclared()
  const { admin } = useNav()
  const shape = useShape()
  const pages = admin
    .filter(({ text }) => asks && plainLetters(text).includes(plainLetters(q.trim())))
    .map(({ to, text }): FoundByAdmin => ({ kind: 'page', to, title: text, text: '' }))
  const records = asks && query.data ? shape(query.data) : []
  const groups = [...records, { kind: 'page' as const, found: pages }]
    .reduce<FoundGroup[]>((all, { kind, found }) => {
      const before = all.find((group) => group.kind === kind)
      const joined = { kind, found: [...(before?.found ?? []), ...found] }
      return before ? all.map((group) => (group === before ? joined : group)) : [...all, joined]
    }, [])
    .map(({ kind, found }) => ({ kind, found: found.flatMap((one) => withPage(one, isServed)) }))
    .filter(({ found }) => found.length > 0)
  return { ...query, asks, groups }
}

/** A record whose own page no remote serves leads to its list, if there is one, and is not shown otherwise. */
const withPage = (found: FoundByAdmin, isServed: (path: string) => boolean): FoundByAdmin[] => {
  const to = [found.to, found.list ?? ''].find((one) => one !== '' && isServed(one.split('?')[0]!))
  return to === undefined ? [] : [{ ...found, to }]
}

/** Returns a function that turns the server's answer into groups of what is shown. */
const useShape = () => {
  const { locale } = useLocale()
  const { formatMessage } = useIntl()
  const dates = useDates()
  const join = (...parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(' · ')
  const inTrash = (is: boolean) => is && formatMessage({ id: 'shell.find.inTrash' })
  return ({ users, locations, reservations, payments, zones }: FindAnswer): FoundGroup[] => [
    {
      kind: 'property',
      found: locations.map(({ id, name, zone, city, owner, image, inTrash: gone }) => ({
        kind: 'property',
        to: `/admin/locations/detail/${id}`,
        title: name,
        text: join(zone, city, owner, inTrash(gone)),
        image,
      })),
    },
    {
      kind: 'user',
      found: users.map(({ id, name, email, companyName, inTrash: gone }) => ({
        kind: 'user',
        to: `/admin/users/detail/${id}`,
        list: `/admin/users?q=${encodeURIComponent(email)}`,
        title: name,
        text: join(companyName, email, inTrash(gone)),
      })),
    },
    {
      kind: 'money',
      found: [
        ...reservations.map(({ id, name, client, startDate, price: amount, currency }): FoundByAdmin => ({
          kind: 'booking',
          to: `/admin/reservations?reservation=${id}`,
          title: `${id.slice(0, 8).toUpperCase()} · ${client}`,
          text: join(name, dates.day(startDate, short)),
          end: formatExact({ amount, currency }, locale),
        })),
        ...payments.map(({ id, reference, reservationId, name, client, amount, currency }): FoundByAdmin => ({
          kind: 'payment',
          to: `/admin/payments/detail/${id}`,
          list: `/admin/reservations?reservation=${reservationId}`,
          title: `${reference} · ${client}`,
          text: name,
          end: formatExact({ amount, currency }, locale),
        })),
      ],
    },
    {
      kind: 'page',
      found: zones.map(({ id, name, city }) => ({
        kind: 'zone',
        to: `/admin/zones/detail/${id}`,
        list: `/admin/zones?q=${encodeURIComponent(name)}`,
        title: name,
        text: city,
      })),
    },
  ]
}
