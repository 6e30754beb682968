import type { AdminTestimonial } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Badge, chakra } from '@metrolibre/ui'
import type { ListColumn } from '../../list/list-table.tsx'
import { RowLink } from '../../list/row-link.tsx'
import { useNumericDay } from '../../words/use-numeric-day.ts'
import { testimonialTo } from './testimonial-to.ts'

/** Whether a testimonial has a film. */
export const FilmBadge = ({ url }: Pick<AdminTestimonial, 'url'>) => (
  <Badge tone={url ? 'ok' : 'neutral'} mark={url ? 'filled' : 'hollow'}>
    <FormattedMessage id={url ? 'mfe-admin.testimonials.withFilm' : 'mfe-admin.testimonials.onlyText'} />
  </Badge>
)

/** The columns of the list of testimonials. */
export const useTestimonialColumns = (): ListColumn<AdminTestimonial>[] => {
  const { formatMessage } = useIntl()
  const day = useNumericDay()
  return [
    {
      id: 'name',
      label: formatMessage({ id: 'mfe-admin.testimonials.name' }),
      locked: true,
      sort: { by: 'name', first: 'asc' },
      cell: ({ id, name, position }) => (
        <>
          <RowLink id={id} to={testimonialTo(id)}>
            {name}
          </RowLink>
          <chakra.span display="block" color="fg.muted">
            {position}
          </chakra.span>
        </>
      ),
    },
    {
      id: 'location',
      label: formatMessage({ id: 'mfe-admin.testimonials.location' }),
      sort: { by: 'location', first: 'asc' },
      cell: ({ location }) => location,
    },
    {
      id: 'comment',
      label: formatMessage({ id: 'mfe-admin.testimonials.comment' }),
      cell: ({ comment }) => <chakra.span lineClamp={2}>{comment}</chakra.span>,
    },
    {
      id: 'film',
      label: formatMessage({ id: 'mfe-admin.testimonials.film' }),
      cell: ({ url }) => <FilmBadge url={url} />,
    },
    {
      id: 'created',
      label: formatMessage({ id: 'mfe-admin.testimonials.created' }),
      sort: { by: 'created', first: 'desc', isDefault: true },
      nowrap: true,
      cell: ({ createdAt }) => day(createdAt),
    },
  ]
}
