import { reservations } from '@metrolibre/api-client'
import type { ReservationFile } from '@metrolibre/contract'
import { FormattedMessage, Link, useDates, useFeedback, useIntl, useMutation } from '@metrolibre/platform'
import { chakra, Flex, Heading, IconButton, List, ListItem, Text, TextLink } from '@metrolibre/ui'
import { DownloadSimple, FilePdf, FileText } from '@metrolibre/ui/icons'
import { saveBlob } from '@metrolibre/platform/browser'
import { takesFiles, type Booking } from './booking.ts'
import { UploadDocument } from './upload-document.tsx'

/** The papers of a booking, for both sides: what was signed, what either added. */
export function Documents({ booking }: { booking: Booking }) {
  const { files, contract } = booking
  const open = takesFiles(booking)
  if (files.length === 0 && !open) return null
  return (
    <section>
      <Heading as="h3" textStyle="label">
        <FormattedMessage id="mfe-owners.reservation.documents" />
      </Heading>
      <List mt="2">
        {files.map((file) => (
          <DocumentRow key={file.id} file={file} booking={booking} />
        ))}
      </List>
      {contract && (
        <TextLink as={Link} to={`/contrato/${contract.hash}`} style={{ fontSize: '0.875rem' }}>
          <FormattedMessage id="mfe-owners.reservation.verify" />
        </TextLink>
      )}
      {open && <UploadDocument reservationId={booking.id} />}
    </section>
  )
}

function DocumentRow({ file, booking }: { file: ReservationFile; booking: Booking }) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const { showError } = useFeedback()
  const signed = useMutation(reservations.contract(booking.id))
  const added = useMutation(reservations.file(booking.id))
  const { id, kind, name, created } = file
  const isAdded = kind === 'document'
  const save = () => {
    const then = {
      onSuccess: (blob: Blob) => saveBlob(blob, name),
      onError: (error: unknown) => void showError(error),
    }
    if (isAdded) added.mutate(id, then)
    else signed.mutate(undefined, then)
  }
  return (
    <ListItem borderTopWidth="1px" borderColor="border" py="2">
      <Flex align="center" gap="3">
        {isAdded ? <FileText size={22} /> : <FilePdf size={22} />}
        <chakra.span flex="1" minW="0">
          <chakra.b display="block" fontWeight={620} truncate>
            {name}
          </chakra.b>
          <Text as="span" textStyle="small" color="fg.muted">
            <FormattedMessage
              id={`mfe-owners.reservation.${isAdded ? 'addedOn' : 'signedOn'}`}
              values={{ day: dates.date(created, booking.timeZone) }}
            />
          </Text>
        </chakra.span>
        <IconButton
          label={formatMessage({ id: 'mfe-owners.reservation.download' }, { name })}
          icon={<DownloadSimple size={20} />}
          loading={signed.isPending || added.isPending}
          onClick={save}
        />
      </Flex>
    </ListItem>
  )
}
