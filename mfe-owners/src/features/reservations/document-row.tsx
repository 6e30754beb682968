import { reservations } from '@metrolibre/api-client'
import type { ReservationFile } from '@metrolibre/contract'
import {
  FormattedMessage,
  useDates,
  useFeedback,
  useIntl,
  usePageMutation,
  type TextName,
} from '@metrolibre/platform'
import { saveBlob } from '@metrolibre/platform/browser'
import { chakra, Flex, IconButton, ListItem, Text } from '@metrolibre/ui'
import { DownloadSimple, FilePdf, FileText, Trash } from '@metrolibre/ui/icons'
import type { OwnerBooking } from './booking.ts'

interface Props {
  file: ReservationFile
  booking: OwnerBooking
}

/** One document with its date; it can be downloaded, and deleted by the user who added it. */
export function DocumentRow({ file, booking }: Props) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const { confirm, toast, showError } = useFeedback()
  const signed = usePageMutation(reservations.contract(booking.id))
  const added = usePageMutation(reservations.file(booking.id))
  const removal = usePageMutation(reservations.removeFile(booking.id))
  const { id, kind, name, created, removable } = file
  const isAdded = kind === 'document'
  const text = (key: TextName<'mfe-owners.reservation'>) =>
    formatMessage({ id: `mfe-owners.reservation.${key}` }, { name })
  const onError = (error: unknown) => void showError(error)
  const save = () => {
    const then = { onSuccess: (blob: Blob) => saveBlob(blob, name), onError }
    if (isAdded) added.mutate(id, then)
    else signed.mutate(undefined, then)
  }
  const remove = async () => {
    const sure = await confirm({
      title: text('removeTitle'),
      text: text('removeText'),
      confirm: text('removeConfirm'),
      cancel: text('removeKeep'),
      danger: true,
    })
    if (sure) removal.mutate(id, { onSuccess: () => toast(text('removed')), onError })
  }
  return (
    <ListItem borderTopWidth="1px" borderColor="border" py="2">
      <Flex align="center" gap="3">
        {isAdded ? <FileText size={22} /> : <FilePdf size={22} />}
        <chakra.span flex="1" minW="0">
          <chakra.b display="block" fontWeight={620} truncate title={name}>
            {name}
          </chakra.b>
          <Text as="span" textStyle="small" color="fg.muted">
            <FormattedMessage
              id={`mfe-owners.reservation.${isAdded ? 'addedOn' : 'signedOn'}`}
              values={{ day: dates.date(created, booking.timeZone) }}
            />
          </Text>
        </chakra.span>
        <Flex gap="1">
          <IconButton
            label={text('download')}
            icon={<DownloadSimple size={20} />}
            loading={signed.isPending || added.isPending}
            onClick={save}
          />
          {removable && (
            <IconButton
              label={text('remove')}
              icon={<Trash size={20} />}
              loading={removal.isPending}
              onClick={() => void remove()}
            />
          )}
        </Flex>
      </Flex>
    </ListItem>
  )
}
