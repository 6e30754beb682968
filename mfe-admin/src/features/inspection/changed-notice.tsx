import type { AdminProperty } from '@metrolibre/api-client'
import { FormattedMessage, useDates } from '@metrolibre/platform'
import { Alert, List, ListItem, Text } from '@metrolibre/ui'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { joinedList } from '../../words/joined.ts'
import { useMoment } from '../../words/use-moment.ts'
import { seenInInspection, type SeenInInspection } from './seen.ts'
import { offeredPrice } from './sheet-values.ts'

interface Props {
  /** What the inspector knew. */
  seen: SeenInInspection
  /** The property as it is now. */
  latest: AdminProperty
}

/** What others sent or offered while a sheet was filled in, and that to send it again replaces that. */
export function ChangedNotice({ seen, latest }: Props) {
  const { text, price } = usePropertyTexts()
  const dates = useDates()
  const moment = useMoment()
  const now = seenInInspection(latest)
  const { inspection, timeZone, currency, rentalMode } = latest
  const offered = offeredPrice(latest)
  const offer =
    latest.mandate?.state === 'declined' || offered === null
      ? text('inspect.changed.noOffer')
      : price(offered, currency, rentalMode)
  return (
    <Alert tone="warn" title={<FormattedMessage id="mfe-admin.changedMeanwhile.title" />}>
      <List>
        {inspection && now.inspectedAt !== seen.inspectedAt && (
          <ListItem whiteSpace="pre-line">
            <span>
              {text('inspect.changed.sheet', {
                name: inspection.by.firstName,
                at: moment(inspection.at, timeZone),
              })}
              {'\n'}
              {joinedList(
                ...inspection.measures.map(
                  ({ name, value, unit }) => `${name} ${dates.measure(value, unit)}`,
                ),
              )}
            </span>
            {inspection.note && <span>{`\n${inspection.note}`}</span>}
          </ListItem>
        )}
        {now.offer !== seen.offer && (
          <ListItem>
            {text('inspect.changed.offer')}: {offer}
          </ListItem>
        )}
      </List>
      <Text mt="2">{text('inspect.changed.text')}</Text>
    </Alert>
  )
}
