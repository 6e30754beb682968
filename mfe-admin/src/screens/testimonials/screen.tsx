import { testimonialAdmin, type TestimonialListQuery } from '@metrolibre/api-client'
import { FormattedMessage, Link, useIntl, useQuery, useQueryClient } from '@metrolibre/platform'
import { Button } from '@metrolibre/ui'
import { Plus, Trash } from '@metrolibre/ui/icons'
import { testimonialTo } from '../../features/testimonials/testimonial-to.ts'
import { FilmBadge, useTestimonialColumns } from '../../features/testimonials/use-testimonial-columns.tsx'
import { AdminList } from '../../list/admin-list.tsx'
import { useListAddress } from '../../list/use-list-address.ts'
import { joinedList } from '../../words/joined.ts'
import { openedWhole } from '../../page/opened-whole.ts'

export const prefetch = openedWhole((client) => client.prefetchQuery(testimonialAdmin.list({})))

/** The testimonials about the product. */
export function Screen() {
  const { formatMessage } = useIntl()
  const client = useQueryClient()
  const filters = [
    {
      name: 'film',
      label: formatMessage({ id: 'mfe-admin.testimonials.film' }),
      choices: [
        { value: 'true', label: formatMessage({ id: 'mfe-admin.testimonials.withFilm' }) },
        { value: 'false', label: formatMessage({ id: 'mfe-admin.testimonials.onlyText' }) },
      ],
    },
  ]
  const list = { name: 'testimonials', filters, sorts: ['created', 'name', 'location'] }
  const address = useListAddress<TestimonialListQuery>(list)
  const result = useQuery(testimonialAdmin.list(address.query))
  return (
    <AdminList
      list={list}
      address={address}
      result={result}
      rowsOf={({ testimonials }) => testimonials}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      rowTo={({ id }) => testimonialTo(id)}
      columns={useTestimonialColumns()}
      card={({ name, position, location, url }) => ({
        title: name,
        mark: <FilmBadge url={url} />,
        text: joinedList(position, location),
      })}
      actions={[
        {
          id: 'delete',
          text: formatMessage({ id: 'mfe-admin.testimonials.remove' }),
          icon: <Trash />,
          danger: true,
          working: (count) => formatMessage({ id: 'mfe-admin.testimonials.removing' }, { count }),
          question: (count) => ({
            title: formatMessage({ id: 'mfe-admin.testimonials.removeMany' }, { count }),
            text: formatMessage({ id: 'mfe-admin.testimonials.removeText' }),
          }),
          run: ({ id }) => testimonialAdmin.removeOne(id),
        },
      ]}
      readPage={(cursor) =>
        client.fetchQuery(testimonialAdmin.list({ ...address.query, cursor, limit: 100 }))
      }
      onBulkEnd={() => testimonialAdmin.readAgain(client)}
      title={<FormattedMessage id="mfe-admin.testimonials.title" />}
      text={<FormattedMessage id="mfe-admin.testimonials.description" />}
      action={
        <Button as={Link} to={testimonialTo('new')} variant="outline" icon={<Plus />}>
          <FormattedMessage id="mfe-admin.testimonials.add" />
        </Button>
      }
      searchLabel={formatMessage({ id: 'mfe-admin.testimonials.search' })}
      searchExample={formatMessage({ id: 'mfe-admin.testimonials.searchExample' })}
      caption={formatMessage({ id: 'mfe-admin.testimonials.caption' })}
      none={<FormattedMessage id="mfe-admin.testimonials.none" />}
    />
  )
}
