import { adminProperties, isNetworkError, pictures, type AdminProperty } from '@metrolibre/api-client'
import { keptWidthOf } from '@metrolibre/contract'
import { useOnline, useQueryClient } from '@metrolibre/platform'
import type { KeptFile } from '@metrolibre/platform/browser'
import { useDraft } from '@metrolibre/platform/forms'
import { preparePicture } from '@metrolibre/ui/upload'
import { useEffect, useRef, useState } from 'react'
import { object, literal } from 'valibot'
import { useRefresh } from '../../properties/use-refresh.ts'
import { isChangedMeanwhile } from '../../list/is-changed-meanwhile.ts'
import { seenInInspection, type SeenInInspection } from './seen.ts'
import { sendOffer } from './send-offer.ts'
import { inspectionOf, type SheetValues } from './sheet-values.ts'

export type InspectionSending =
  | { step: 'none' }
  /** It is sent by itself when there is a connection again. */
  | { step: 'waiting' }
  | { step: 'sheet' | 'photos' | 'offer' }
  | { step: 'refused'; error: unknown }
  /** Others sent a sheet or changed the offer. It is sent when the inspector presses again. */
  | { step: 'changed'; seen: SeenInInspection; latest: AdminProperty }
  | { step: 'done' }

interface Options {
  /** Names what is kept of the sheet on the device. */
  name: string
  property: AdminProperty
  values: () => SheetValues
  /** Undefined until they were read from the device. */
  photos: readonly KeptFile[] | undefined
  onPhotoSent: (id: string) => Promise<void>
  /** Called when everything has arrived. */
  onDone: () => void
}

/** Whether the sheet was to be sent: a page that is opened again then still sends it. */
const Waits = object({ waits: literal(true) })

const conversion = () => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  keptWidth: keptWidthOf.location,
})

const shortestPauseMs = 2_000
const longestPauseMs = 60_000
/** How long to wait before the next attempt: the browser may believe in a connection that leads nowhere. */
const pauseMs = (failures: number): number =>
  failures === 0 ? 0 : Math.min(longestPauseMs, shortestPauseMs * 2 ** (failures - 1))

/**
 * Sends a sheet: what was found, then the photos one by one, then the offer, each unless somebody else was faster.
 * Every part can be sent again without an effect, so a lost answer is no problem; what has not arrived waits for a connection, also in a page that is
 * opened later.
 */
export const useSending = ({ name, property, values, photos, onPhotoSent, onDone }: Options) => {
  const online = useOnline()
  const client = useQueryClient()
  const refresh = useRefresh()
  const wish = useDraft(`${name}.send`, Waits)
  const [sending, setSending] = useState<InspectionSending>(() => ({
    step: wish.read() ? 'waiting' : 'none',
  }))
  const isSending = useRef(false)
  const failures = useRef(0)
  const { id } = property
  const read = () => client.fetchQuery({ ...adminProperties.one(id), staleTime: 0 })

  const sendAll = async () => {
    setSending({ step: 'sheet' })
    const now = values()
    const known = sending.step === 'changed' ? seenInInspection(sending.latest) : now.seen
    const changed = (latest: AdminProperty) => {
      wish.forget()
      setSending({ step: 'changed', seen: known, latest })
    }
    try {
      await adminProperties.inspect(id, inspectionOf(now, { at: new Date().toISOString(), known }))
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      return changed(await read())
    }
    setSending({ step: 'photos' })
    for (const photo of photos ?? []) {
      await pictures.adminUpload({ table: 'location', id }, await preparePicture(photo.file, conversion()))
      await onPhotoSent(photo.id)
    }
    setSending({ step: 'offer' })
    const other = await sendOffer({ id, values: now, seen: known, read })
    if (other) return changed(other)
    setSending({ step: 'done' })
    wish.forget()
    onDone()
    await refresh()
  }
  const wait = () => {
    wish.write({ waits: true })
    setSending({ step: 'waiting' })
  }
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      await sendAll()
    } catch (error) {
      failures.current += 1
      if (isNetworkError(error)) wait()
      else {
        wish.forget()
        setSending({ step: 'refused', error })
      }
    } finally {
      isSending.current = false
    }
  }
  const latestSend = useRef(send)
  useEffect(() => {
    latestSend.current = send
  })
  const isReady = photos !== undefined
  useEffect(() => {
    if (!online) failures.current = 0
    if (!online || !isReady || sending.step !== 'waiting') return undefined
    const timer = setTimeout(() => void latestSend.current(), pauseMs(failures.current))
    return () => clearTimeout(timer)
  }, [online, isReady, sending.step])
  return { sending, online, send: () => (online && isReady ? void send() : wait()) }
}
