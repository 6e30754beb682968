import { testimonialAdmin } from '@metrolibre/api-client'
import type { Testimonial } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useNavigate, useParams, useQuery } from '@metrolibre/platform'
import { Box, Button } from '@metrolibre/ui'
import { Trash } from '@metrolibre/ui/icons'
import type { ReactNode } from 'react'
import { TestimonialForm } from '../../features/testimonials/testimonial-form.tsx'
import { testimonialsTo, testimonialTo } from '../../features/testimonials/testimonial-to.ts'
import { DeleteForGoodDialog } from '../../list/delete-for-good-dialog.tsx'
import { useDeleteForGood } from '../../list/use-delete-for-good.ts'
import { BackLink } from '../../page/back-link.tsx'
import { AdminPage } from '../../page/page.tsx'
import { adding, recordPage, savedId } from '../../page/record-page.ts'
import { RecordStates } from '../../page/record-states.tsx'
import { joinedList } from '../../words/joined.ts'

export const { head, prefetch } = recordPage({
  title: 'mfe-admin.testimonials.title',
  description: 'mfe-admin.testimonials.description',
  query: (address) => {
    const id = savedId(address)
    return id === undefined ? undefined : testimonialAdmin.detail(id)
  },
  nameOf: ({ name }) => name,
  otherwise: adding('mfe-admin.testimonials.add'),
})

/** One testimonial, or a new one. */
export function Screen() {
  const { id } = useParams()
  return id === 'new' ? <NewTestimonial /> : <KnownTestimonial id={id ?? ''} />
}

const Below = ({ children }: { children: ReactNode }) => (
  <Box maxW="720px">
    <BackLink to={testimonialsTo}>
      <FormattedMessage id="mfe-admin.testimonials.title" />
    </BackLink>
    <Box mt="3">{children}</Box>
  </Box>
)

function NewTestimonial() {
  const navigate = useNavigate()
  return (
    <AdminPage
      title={<FormattedMessage id="mfe-admin.testimonials.add" />}
      text={<FormattedMessage id="mfe-admin.testimonials.addText" />}
    >
      <Below>
        <TestimonialForm
          testimonial={null}
          onSaved={({ id }) => navigate(testimonialTo(id), { replace: true })}
        />
      </Below>
    </AdminPage>
  )
}

function KnownTestimonial({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(testimonialAdmin.detail(id))
  if (data) return <Known testimonial={data} />
  return <RecordStates listTo={testimonialsTo} error={error} onRetry={refetch} />
}

function Known({ testimonial }: { testimonial: Testimonial }) {
  const { formatMessage } = useIntl()
  const { id, name, position, location } = testimonial
  const { ask, dialog } = useDeleteForGood(id, testimonialsTo, testimonialAdmin)
  return (
    <AdminPage
      title={name}
      text={joinedList(position, location)}
      action={
        <Button variant="ghost" icon={<Trash />} onClick={ask}>
          <FormattedMessage id="mfe-admin.testimonials.remove" />
        </Button>
      }
    >
      <Below>
        <TestimonialForm key={id} testimonial={testimonial} />
      </Below>
      <DeleteForGoodDialog
        {...dialog}
        name={name}
        text={formatMessage({ id: 'mfe-admin.testimonials.removeText' })}
      />
    </AdminPage>
  )
}
