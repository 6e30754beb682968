import type { OwnerTask } from '@metrolibre/api-client'
import { Link, useDates, useIntl } from '@metrolibre/platform'
import { Badge, Box, Button, Flex, Heading, Panel, Text } from '@metrolibre/ui'
import { ArrowRight } from '@metrolibre/ui/icons'
import { useState } from 'react'
import { cancellationPath, costsPath, mandatePath, ownPropertyPath } from '../../paths.ts'

/** How many are shown at first, those due first. */
const shownFirst = 3
const dayMs = 86_400_000

const pathOf = ({ kind, property, booking }: OwnerTask): string => {
  if (kind === 'answer_request' && booking) return cancellationPath('owner', booking)
  if (kind === 'answer_offer') return mandatePath(property)
  return kind === 'confirm_costs' ? costsPath(property) : `${ownPropertyPath(property)}#lease`
}

/** What waits for the owner, over all properties: what is due first is first, with its deadline. */
export function Tasks({ tasks }: { tasks: readonly OwnerTask[] }) {
  const { formatMessage } = useIntl()
  const [all, setAll] = useState(false)
  if (tasks.length === 0) return null
  return (
    <Panel as="section" padded aria-labelledby="tasks-title" style={{ marginTop: 24 }}>
      <Heading as="h2" id="tasks-title" textStyle="sub">
        {formatMessage({ id: 'mfe-owners.panel.tasks' })}
      </Heading>
      <Box as="ul" listStyleType="none" p="0">
        {(all ? tasks : tasks.slice(0, shownFirst)).map((task) => (
          <Task key={`${task.kind} ${task.booking ?? task.property}`} task={task} />
        ))}
      </Box>
      {!all && tasks.length > shownFirst && (
        <Box mt="14px">
          <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
            {formatMessage({ id: 'mfe-owners.panel.tasks.all' }, { count: tasks.length })}
          </Button>
        </Box>
      )}
    </Panel>
  )
}

function Task({ task }: { task: OwnerTask }) {
  const { formatMessage } = useIntl()
  const { date, dateTime } = useDates()
  const [now] = useState(() => Date.now())
  const { kind, name, timeZone, due } = task
  const isCosts = kind === 'confirm_costs'
  const action = formatMessage({ id: isCosts ? 'mfe-owners.panel.costs.do' : `mfe-owners.panel.do.${kind}` })
  return (
    <Flex
      as="li"
      gap="10px 16px"
      align="center"
      justify="space-between"
      wrap="wrap"
      mt="14px"
      pt="14px"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Box flex="1 1 260px" minW="0">
        <Flex gap="6px 10px" align="center" wrap="wrap">
          <Text as="span" fontWeight={580} overflowWrap="anywhere" htmlTranslate="no">
            {name}
          </Text>
          {due !== null && (
            <Badge tone={due - now < dayMs ? 'bad' : 'warn'}>
              {formatMessage(
                { id: 'mfe-owners.panel.tasks.due' },
                // A tenant waits for an hour; everything else is due at the end of a day.
                { when: kind === 'answer_request' ? dateTime(due, timeZone) : date(due, timeZone) },
              )}
            </Badge>
          )}
        </Flex>
        <Text textStyle="small" color="fg.muted" mt="3px">
          {formatMessage({ id: isCosts ? 'mfe-owners.panel.costs.ask' : `mfe-owners.panel.ask.${kind}` })}
        </Text>
      </Box>
      <Button
        as={Link}
        to={pathOf(task)}
        variant="outline"
        size="sm"
        trailingIcon={<ArrowRight />}
        aria-label={`${action}: ${name}`}
      >
        {action}
      </Button>
    </Flex>
  )
}
