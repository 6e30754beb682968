import { isApiError, reservations } from '@metrolibre/api-client'
import { documentField } from '@metrolibre/contract'
import { useErrorText, useFeedback, useIntl, useMutation, type TextName } from '@metrolibre/platform'
import { useState } from 'react'

const { maxBytes } = documentField
const megabyte = 1024 * 1024

/** In megabytes, as people read it. */
export const maxMegabytes = maxBytes / megabyte

/** Sends a paper to a booking, a phone's HEIC as the JPEG it becomes; tells in words what went wrong. */
export const useAddDocument = (reservationId: string) => {
  const { formatMessage } = useIntl()
  const { toast } = useFeedback()
  const describe = useErrorText()
  const send = useMutation(reservations.addFile(reservationId))
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const text = (id: TextName<'mfe-owners.reservation'>, name: string) =>
    formatMessage({ id: `mfe-owners.reservation.${id}` }, { name, max: maxMegabytes })
  const read = async (file: File): Promise<File | undefined> => {
    setReading(true)
    try {
      const { asJpeg } = await import('@metrolibre/ui/upload')
      return await asJpeg(file, { signal: new AbortController().signal, onProgress: () => undefined })
    } catch {
      setProblem(text('fileUnreadable', file.name))
      return undefined
    } finally {
      setReading(false)
    }
  }
  const add = async (file: File) => {
    setProblem(undefined)
    // What counts is what is sent: a HEIC becomes a JPEG of bounded size first.
    const sent = await read(file)
    if (!sent) return
    if (sent.size > maxBytes) return setProblem(text('fileTooLarge', file.name))
    send.mutate(sent, {
      onSuccess: ({ name }) => toast(text('added', name)),
      // The refusal of a file names it and says what to do.
      onError: (error) =>
        setProblem((isApiError(error) ? error.fields[0]?.message : undefined) ?? describe(error).text),
    })
  }
  return { add, problem, pending: reading || send.isPending }
}
