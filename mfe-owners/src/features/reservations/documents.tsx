import { reservations } from '@metrolibre/api-client'
import { FormattedMessage, Link, useDates, useFeedback, useIntl, useMutation } from '@metrolibre/platform'
import { chakra, Flex, Heading, IconButton, List, ListItem, Text, TextLink } from '@metrolibre/ui'
import { DownloadSimple, FilePdf } from '@metrolibre/ui/icons'
import { saveBlob } from '../../browser/save-blob.ts'
import type { Booking } from './booking.ts'

/** The signed papers of a booking, for both sides. */
export function Documents({ booking }: { booking: Booking }) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const { showError } = useFeedback()
  const download = useMutation(reservations.contract(booking.id))
  const { files, contract, timeZone } = booking
  if (files.length === 0) return null
  const save = (name: string) => () =>
    download.mutate(undefined, {
      onSuccess: (pdf) => saveBlob(pdf, name),
      onError: (error) => void showError(error),
    })
  return (
    <section>
      <Heading as="h3" textStyle="label">
        <FormattedMessage id="mfe-owners.reservation.documents" />
      </Heading>
      <List mt="2">
        {files.map(({ id, name, created }) => (
          <ListItem key={id} borderTopWidth="1px" borderColor="border" py="2">
            <Flex align="center" gap="3">
              <FilePdf size={22} />
              <chakra.span flex="1" minW="0">
                <chakra.b display="block" fontWeight={620} truncate>
                  {name}
                </chakra.b>
                <Text as="span" textStyle="small" color="fg.muted">
                  <FormattedMessage
                    id="mfe-owners.reservation.signedOn"
                    values={{ day: dates.date(created, timeZone) }}
                  />
                </Text>
              </chakra.span>
              <IconButton
                label={formatMessage({ id: 'mfe-owners.reservation.download' }, { name })}
                icon={<DownloadSimple size={20} />}
                loading={download.isPending}
                onClick={save(name)}
              />
            </Flex>
          </ListItem>
        ))}
      </List>
      {contract && (
        <TextLink as={Link} to={`/contrato/${contract.hash}`} style={{ fontSize: '0.875rem' }}>
          <FormattedMessage id="mfe-owners.reservation.verify" />
        </TextLink>
      )}
    </section>
  )
}
