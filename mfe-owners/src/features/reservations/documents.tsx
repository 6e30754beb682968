import { FormattedMessage, Link } from '@metrolibre/platform'
import { Heading, List, TextLink } from '@metrolibre/ui'
import { takesFiles, type OwnerBooking } from './booking.ts'
import { DocumentRow } from './document-row.tsx'
import { UploadDocument } from './upload-document.tsx'
import { documentPath } from '../../paths.ts'

/** The documents of a booking, visible to both sides: the signed contract and files added by either side. */
export function ReservationDocuments({ booking }: { booking: OwnerBooking }) {
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
        <TextLink as={Link} to={documentPath(contract.hash)} style={{ fontSize: '0.875rem' }}>
          <FormattedMessage id="mfe-owners.reservation.verify" />
        </TextLink>
      )}
      {open && <UploadDocument reservationId={booking.id} />}
    </section>
  )
}
