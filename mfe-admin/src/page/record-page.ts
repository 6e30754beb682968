import type {
  EnsureQueryDataOptions,
  Head,
  HeadContext,
  MessageId,
  PrefetchContext,
  QueryKey,
} from '@metrolibre/platform'
import type { PageTexts } from '@metrolibre/platform/texts'

type Address = Pick<PrefetchContext, 'params' | 'url'>

interface RecordPage<Data, Key extends QueryKey> {
  /** The texts of the list to which the records belong. */
  readonly title: MessageId
  readonly description: MessageId
  /** What reads the record; undefined where the address is not that of a record. */
  readonly query: (address: Address) => EnsureQueryDataOptions<Data, Error, Data, Key> | undefined
  readonly nameOf: (data: Data, context: HeadContext) => string | undefined
  /** What the page is called where there is no record. */
  readonly otherwise?: (context: HeadContext) => string | undefined
  readonly texts?: readonly PageTexts[]
}

/**
 * Returns what the route of one record exports, so that its tab is called by the record: somebody with five of them open
 * could not tell them apart by the name of the list.
 */
export const recordPage = <Data, Key extends QueryKey>(page: RecordPage<Data, Key>) => ({
  prefetch: (context: PrefetchContext): Promise<unknown> => {
    const record = page.query(context)
    return Promise.all([
      ...(page.texts ?? []).map((one) => one.load(context.locale)),
      // A name from a moment ago will do. What is too old for the rest, the screen reads again.
      record && context.queryClient.ensureQueryData(record),
    ])
  },
  head: (context: HeadContext): Head => {
    const { intl, queryClient } = context
    const record = page.query(context)
    const data = record && queryClient.getQueryData<Data>(record.queryKey)
    const name = record ? data && page.nameOf(data, context) : page.otherwise?.(context)
    const list = intl.formatMessage({ id: page.title })
    return {
      title: name ? `${name} | ${list}` : list,
      description: intl.formatMessage({ id: page.description }),
      robots: 'noindex',
    }
  },
})

/** Returns the id of the record in the address, or undefined on the page of a new one. */
export const savedId = ({ params: { id } }: Pick<PrefetchContext, 'params'>): string | undefined =>
  id === 'new' ? undefined : id

/** Says what is added on the page of a new record. */
export const adding =
  (id: MessageId) =>
  ({ intl }: HeadContext): string =>
    intl.formatMessage({ id })
