import { officeZone, type ReleaseRefusal, type ReleaseVersion } from '@metrolibre/contract'
import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Badge, Box, Button, Flex, List, ListItem, Text } from '@metrolibre/ui'
import { useMoment } from '../../words/use-moment.ts'
import { shortOf } from './outcome-of.ts'

export type OfferedVersion = ReleaseVersion & { readonly refusals: readonly ReleaseRefusal[] }

interface Props {
  versions: readonly OfferedVersion[]
  current: string
  /** The version whose form somebody comes back from: they go on at its button. */
  left: string | undefined
  onChoose: (version: string) => void
}

/** Focuses what is put on the page. */
const focus = (element: HTMLElement | null) => element?.focus()

/** Versions of an app with who pushed them and whether each fits what runs, newest first. */
export function VersionList({ versions, current, left, onChoose }: Props) {
  const { formatMessage } = useIntl()
  const moment = useMoment()
  return (
    <List>
      {versions.map(({ version, team, commit, pushed, refusals }) => (
        <ListItem
          key={version}
          display="flex"
          flexWrap="wrap"
          gap="2"
          justifyContent="space-between"
          alignItems="center"
          py="3"
          borderTop="1px solid"
          borderColor="border"
        >
          <Box minW="0">
            <Flex gap="2" align="center" wrap="wrap">
              <b title={version}>{shortOf(version)}</b>
              {version === current ? (
                <Badge tone="ok">
                  <FormattedMessage id="mfe-admin.releases.outcome.runs" />
                </Badge>
              ) : (
                refusals.length > 0 && (
                  <Badge tone="bad" mark="hollow">
                    <FormattedMessage
                      id="mfe-admin.releases.doesNotFit"
                      values={{ count: refusals.length }}
                    />
                  </Badge>
                )
              )}
            </Flex>
            <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
              <FormattedMessage
                id="mfe-admin.releases.pushed"
                values={{ team, when: moment(pushed, officeZone), commit: commit || '–' }}
              />
            </Text>
          </Box>
          {version !== current && (
            <Button
              ref={version === left ? focus : undefined}
              size="sm"
              variant="outline"
              aria-label={formatMessage(
                { id: 'mfe-admin.releases.promoteOne' },
                { version: shortOf(version) },
              )}
              onClick={() => onChoose(version)}
            >
              <FormattedMessage id="mfe-admin.releases.promote" />
            </Button>
          )}
        </ListItem>
      ))}
    </List>
  )
}
