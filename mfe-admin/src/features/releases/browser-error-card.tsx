import { officeZone, type GatheredError } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Badge, Box, Flex, Panel, Text } from '@metrolibre/ui'
import { useMoment } from '../../words/use-moment.ts'
import { shortOf } from './outcome-of.ts'

type Frame = GatheredError['frames'][number]

const placeOf = ({ app, file, line, column, source }: Frame): string =>
  source ? `${app} ${source.file}:${source.line}` : `${app} ${file}:${line}:${column}`

/** An error with how often it came, on which page, and the lines that led to it. */
export function BrowserErrorCard({ error }: { error: GatheredError }) {
  const { kind, name, message, version, count, firstAt, lastAt, route, request, frames } = error
  const moment = useMoment()
  return (
    <Panel as="li" padded>
      <Flex justify="space-between" align="baseline" gap="3">
        <Text fontWeight="600" overflowWrap="anywhere">
          {name}: {message}
        </Text>
        <Flex gap="2" flexShrink="0">
          {kind === 'recovered' && (
            <Badge>
              <FormattedMessage id="mfe-admin.releases.errorRecovered" />
            </Badge>
          )}
          <Badge tone={kind === 'recovered' ? 'neutral' : 'warn'}>
            <FormattedMessage id="mfe-admin.releases.errorCount" values={{ count }} />
          </Badge>
        </Flex>
      </Flex>
      <Text mt="1" textStyle="small" color="fg.muted" overflowWrap="anywhere">
        <span>
          <FormattedMessage
            id="mfe-admin.releases.errorWhen"
            values={{
              version: shortOf(version),
              first: moment(firstAt, officeZone),
              last: moment(lastAt, officeZone),
            }}
          />
        </span>
        {route !== null && (
          <span>
            {' · '}
            <FormattedMessage id="mfe-admin.releases.errorRoute" values={{ route }} />
          </span>
        )}
        {request !== null && (
          <span>
            {' · '}
            <FormattedMessage id="mfe-admin.releases.errorRequest" values={{ request }} />
          </span>
        )}
      </Text>
      {frames.length > 0 && (
        <Box as="ol" listStyleType="none" mt="2" textStyle="small" overflowWrap="anywhere">
          {frames.map((frame, at) => (
            // The same place may come twice in a stack, which never changes.
            <li key={at}>
              {placeOf(frame)}
              {frame.source?.name ? ` ${frame.source.name}` : ''}
            </li>
          ))}
        </Box>
      )}
    </Panel>
  )
}
