import { isApiError, reservations } from '@metrolibre/api-client'
import { documentField } from '@metrolibre/contract'
import { useErrorText, useFeedback, useIntl, usePageMutation, type TextName } from '@metrolibre/platform'
import { useState } from 'react'
import { megabytes } from '../../parts/megabytes.ts'

const { maxBytes } = documentField

/** The size limit in megabytes, for messages. */
export const maxMegabytes = megabytes(maxBytes)

/** Uploads a document to a booking, making photos ready; returns error messages for the user. */
export const useAddDocument = (reservationId: string) => {
  const { formatMessage } = useIntl()
  const { toast } = useFeedback()
  const describe = useErrorText()
  const send = usePageMutation(reservations.addFile(reservationId))
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const text = (id: TextName<'mfe-owners.reservation'>, name: string) =>
    formatMessage({ id: `mfe-owners.reservation.${id}` }, { name, max: maxMegabytes })
  const read = async (file: File): Promise<File | undefined> => {
    setReading(true)
    try {
      const { preparePicture } = await import('@metrolibre/ui/upload')
      return await preparePicture(file, { signal: new AbortController().signal, onProgress: () => undefined })
    } catch {
      setProblem(text('fileUnreadable', file.name))
      return undefined
    } finally {
      setReading(false)
    }
  }
  const add = async (file: File) => {
    setProblem(undefined)
    // The limit applies to what is sent: a photo may be made smaller first.
    const sent = await read(file)
    if (!sent) return
    if (sent.size > maxBytes) return setProblem(text('fileTooLarge', file.name))
    send.mutate(sent, {
      onSuccess: ({ name }) => toast(text('added', name)),
      // The server's message about a file names it and says what to do.
      onError: (error) =>
        setProblem((isApiError(error) ? error.fields[0]?.message : undefined) ?? describe(error).text),
    })
  }
  return { add, problem, pending: reading || send.isPending }
}
