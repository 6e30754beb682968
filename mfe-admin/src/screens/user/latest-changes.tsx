import { audit } from '@metrolibre/api-client'
import { timeZoneOf, type AdminUserDetail } from '@metrolibre/contract'
import { Link, useFeedback, usePageMutation, useQuery } from '@metrolibre/platform'
import { Heading, List, ListItem, Panel, Text, TextLink } from '@metrolibre/ui'
import { useChangeText } from '../../features/audit/use-change-text.ts'
import { useUserTexts } from '../../features/users/use-user-texts.ts'
import { useMoment } from '../../words/use-moment.ts'

const shown = 5

/** What admins changed last about a user, with a way back where there is one. */
export function LatestChanges({ user: { id, country } }: { user: AdminUserDetail }) {
  const text = useUserTexts()
  const words = useChangeText()
  const moment = useMoment()
  const { showError, toast } = useFeedback()
  const about = { entity: 'user', entityId: id } as const
  const { data } = useQuery(audit.list({ ...about, limit: shown }))
  const undo = usePageMutation(audit.undo())
  const takeBack = (entry: string) =>
    undo.mutate(entry, {
      onSuccess: () => toast(text('undone')),
      onError: (error) => void showError(error),
    })
  return (
    <Panel padded as="section" aria-labelledby="user-latest">
      <Heading as="h2" id="user-latest" textStyle="cardTitle" mb="3">
        {text('latest')}
      </Heading>
      {data?.entries.length === 0 && (
        <Text textStyle="small" color="fg.muted">
          {text('latestNone')}
        </Text>
      )}
      <List borderInlineStart="1px solid" borderColor="border.control">
        {data?.entries.map((entry) => {
          const said = `${words.actor(entry)} ${words.action(entry)} ${words.nameOf(entry)}`
          return (
            <ListItem key={entry.id} ps="4" pb="3" position="relative">
              <Text
                fontWeight={620}
                _before={{
                  content: '""',
                  position: 'absolute',
                  insetInlineStart: 0,
                  top: '11px',
                  w: '10px',
                  borderTop: '1px solid',
                  borderColor: 'border.control',
                }}
              >
                {said}
              </Text>
              <Text textStyle="small" color="fg.muted">
                {moment(entry.at, timeZoneOf(country))}
                {entry.undone && ` · ${text('undone')}`}
                {entry.canUndo && (
                  <>
                    {' · '}
                    <TextLink
                      inline
                      as="button"
                      type="button"
                      aria-label={text('undoOf', { change: said })}
                      disabled={undo.isPending}
                      onClick={() => takeBack(entry.id)}
                    >
                      {text('undo')}
                    </TextLink>
                  </>
                )}
              </Text>
            </ListItem>
          )
        })}
      </List>
      {data && data.entries.length > 0 && (
        <TextLink as={Link} to={`/admin/audit?entity=user&entityId=${id}`}>
          {text('latestAll')}
        </TextLink>
      )}
    </Panel>
  )
}
