import { team, teamAdmin } from '@metrolibre/api-client'
import type { TeamMember } from '@metrolibre/contract'
import { FormattedMessage, useIntl, useNavigate, useParams, useQuery } from '@metrolibre/platform'
import { Button, Grid } from '@metrolibre/ui'
import { Trash } from '@metrolibre/ui/icons'
import { MemberForm } from '../../features/team/member-form.tsx'
import { MemberPicture } from '../../features/team/member-picture.tsx'
import { DeleteForGoodDialog } from '../../list/delete-for-good-dialog.tsx'
import { useDeleteForGood } from '../../list/use-delete-for-good.ts'
import { BackLink } from '../../page/back-link.tsx'
import { AdminPage } from '../../page/page.tsx'
import { adding, recordPage, savedId } from '../../page/record-page.ts'
import { RecordMissing, RecordStates } from '../../page/record-states.tsx'

const list = '/admin/team'
const columns = { base: '1fr', lg: 'minmax(0, 1fr) 320px' }

export const { head, prefetch } = recordPage({
  title: 'mfe-admin.team.title',
  description: 'mfe-admin.team.description',
  query: (address) => (savedId(address) === undefined ? undefined : team.all({ asAdmin: true })),
  nameOf: ({ personal }, { params }) => personal.find(({ id }) => id === params['id'])?.name,
  otherwise: adding('mfe-admin.team.add'),
})

/** One member of the team: words, portrait, and deletion. */
export function Screen() {
  const { id } = useParams()
  return id === 'new' ? <NewMember /> : <KnownMember id={id ?? ''} />
}

function NewMember() {
  const navigate = useNavigate()
  return (
    <AdminPage
      title={<FormattedMessage id="mfe-admin.team.add" />}
      text={<FormattedMessage id="mfe-admin.team.addText" />}
    >
      <BackLink to={list}>
        <FormattedMessage id="mfe-admin.team.title" />
      </BackLink>
      <Grid templateColumns={columns} gap="5" mt="3">
        <MemberForm member={null} onSaved={({ id }) => navigate(`${list}/${id}`, { replace: true })} />
      </Grid>
    </AdminPage>
  )
}

function KnownMember({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(team.all({ asAdmin: true }))
  const member = data?.personal.find((one) => one.id === id)
  if (member) return <Member member={member} />
  return data ? (
    <RecordMissing listTo={list} />
  ) : (
    <RecordStates listTo={list} error={error} onRetry={refetch} />
  )
}

function Member({ member }: { member: TeamMember }) {
  const { formatMessage } = useIntl()
  const { id, name, position } = member
  const { ask, dialog } = useDeleteForGood(id, list, teamAdmin)
  return (
    <AdminPage
      title={name}
      text={position}
      action={
        <Button variant="ghost" icon={<Trash />} onClick={ask}>
          <FormattedMessage id="mfe-admin.team.remove" />
        </Button>
      }
    >
      <BackLink to={list}>
        <FormattedMessage id="mfe-admin.team.title" />
      </BackLink>
      <Grid templateColumns={columns} gap="5" mt="3" alignItems="start">
        <MemberForm key={id} member={member} />
        <MemberPicture member={member} />
      </Grid>
      <DeleteForGoodDialog
        {...dialog}
        name={name}
        text={formatMessage({ id: 'mfe-admin.team.removeText' }, { name })}
      />
    </AdminPage>
  )
}
