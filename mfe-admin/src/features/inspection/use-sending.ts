import { adminProperties, isApiError, pictures, type AdminProperty } from '@metrolibre/api-client'
import { useOnline, useQueryClient } from '@metrolibre/platform'
import type { KeptFile } from '@metrolibre/platform/browser'
import { asJpeg } from '@metrolibre/ui/upload'
import { useEffect, useRef, useState } from 'react'
import { useRefresh } from '../../properties/use-refresh.ts'
import { inspectionOf, newOffer, type SheetValues } from './sheet-values.ts'

export type Sending =
  | { step: 'none' }
  /** It is sent by itself when there is a connection again. */
  | { step: 'waiting' }
  | { step: 'sheet' | 'photos' | 'offer' }
  | { step: 'refused'; error: unknown }
  | { step: 'done' }

interface Options {
  property: AdminProperty
  values: () => SheetValues
  photos: readonly KeptFile[]
  onPhotoSent: (id: string) => Promise<void>
  /** Called when everything has arrived. */
  onDone: () => void
}

const conversion = () => ({ signal: new AbortController().signal, onProgress: () => undefined })

/**
 * Sends a sheet: what was found, then the photos one by one, then the offer. Every part can be sent again without
 * an effect, so a lost answer is no problem; what has not arrived waits for a connection.
 */
export const useSending = ({ property, values, photos, onPhotoSent, onDone }: Options) => {
  const online = useOnline()
  const client = useQueryClient()
  const refresh = useRefresh()
  const [sending, setSending] = useState<Sending>({ step: 'none' })
  const isSending = useRef(false)
  const { id, rentalMode } = property

  const sendAll = async () => {
    setSending({ step: 'sheet' })
    const now = values()
    await adminProperties.inspect(id, inspectionOf(now, new Date().toISOString()))
    setSending({ step: 'photos' })
    for (const photo of photos) {
      await pictures.adminUpload({ table: 'location', id }, await asJpeg(photo.file, conversion()))
      await onPhotoSent(photo.id)
    }
    setSending({ step: 'offer' })
    const latest = await client.fetchQuery({ ...adminProperties.one(id), staleTime: 0 })
    const amount = newOffer(latest, now)
    if (amount !== null && latest.listingStatus !== 'draft')
      await adminProperties.offer(
        id,
        rentalMode === 'hour' ? { hourlyPrice: amount } : { monthlyPrice: amount },
      )
    setSending({ step: 'done' })
    onDone()
    await refresh()
  }
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      await sendAll()
    } catch (error) {
      setSending(isApiError(error) ? { step: 'refused', error } : { step: 'waiting' })
    } finally {
      isSending.current = false
    }
  }
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  useEffect(() => {
    if (online && sending.step === 'waiting') void latestSend.current()
  }, [online, sending.step])
  return {
    sending,
    online,
    send: () => (online ? void send() : setSending({ step: 'waiting' })),
  }
}
