import { pictures } from '@metrolibre/api-client'
import { maxImageBytes } from '@metrolibre/contract'
import { useSession } from '@metrolibre/platform'
import { openFileDraft } from '@metrolibre/platform/browser'
import { isReadable, preparePicture } from '@metrolibre/ui/upload'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isPassing } from '../parts/is-passing.ts'
import type { PhotoPlace } from './photo-place.ts'

export type UploadStep =
  | { step: 'waiting' }
  | { step: 'converting' | 'uploading'; progress: number }
  | { step: 'failed'; reason: 'unreadable' | 'too-large' | 'refused' | 'lost'; error: unknown }

export interface PhotoUpload {
  id: string
  file: File
  preview: string
  state: UploadStep
}

interface Options {
  /** Null as long as the server does not know the property: the photos wait on this device. */
  place: PhotoPlace | null
  /** The name under which this device keeps the photos that were not sent yet. */
  draft: string
  /** Called after each upload, before its row disappears. */
  onUploaded: () => Promise<void>
}

const fresh = (id: string, file: File): PhotoUpload => ({
  id,
  file,
  preview: URL.createObjectURL(file),
  state: { step: 'waiting' },
})

/**
 * Uploads photos one after the other. Until a photo is on the server, it is kept on this device, so that
 * neither a reload nor a lost connection loses it; what a lost connection stopped goes on when it is back.
 */
export function usePhotoUploads({ place, draft, onUploaded }: Options) {
  const who = useSession().user?.id ?? null
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([])
  const aborts = useRef(new Map<string, AbortController>())
  const busy = useRef(false)

  const change = useCallback((id: string, state: UploadStep) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, state } : one)))
  }, [])
  const drop = useCallback(
    (id: string) => {
      aborts.current.get(id)?.abort()
      setUploads((all) => {
        const gone = all.find((one) => one.id === id)
        if (gone) URL.revokeObjectURL(gone.preview)
        return all.filter((one) => one.id !== id)
      })
      void openFileDraft(draft, who).remove(id)
    },
    [draft, who],
  )

  useEffect(() => {
    let left = false
    void openFileDraft(draft, who)
      .list()
      .then((kept) => {
        if (left) return
        setUploads((all) => [
          ...kept
            .filter(({ id }) => !all.some((one) => one.id === id))
            .map(({ id, file }) => fresh(id, file)),
          ...all,
        ])
      })
    return () => {
      left = true
    }
  }, [draft, who])

  const send = useCallback(
    async ({ id, file }: PhotoUpload, { table, id: of }: PhotoPlace) => {
      const abort = new AbortController()
      aborts.current.set(id, abort)
      const { signal } = abort
      let photo: File
      try {
        photo = await preparePicture(file, {
          signal,
          onProgress: (progress) => change(id, { step: 'converting', progress }),
        })
      } catch (error) {
        return change(id, { step: 'failed', reason: 'unreadable', error })
      }
      if (photo.size > maxImageBytes)
        return change(id, { step: 'failed', reason: 'too-large', error: undefined })
      change(id, { step: 'uploading', progress: 0 })
      try {
        await pictures.add({ table, id: of }, photo, {
          signal,
          onProgress: (progress) => change(id, { step: 'uploading', progress }),
        })
        // Before the photos are read again, so that a reload meanwhile does not upload it a second time.
        await openFileDraft(draft, who).remove(id)
        await onUploaded()
        drop(id)
      } catch (error) {
        if (signal.aborted) return
        change(id, { step: 'failed', reason: isPassing(error) ? 'lost' : 'refused', error })
        // An upload whose answer was lost may have arrived.
        await onUploaded()
      }
    },
    [change, draft, drop, onUploaded, who],
  )

  const next = place && uploads.find(({ state }) => state.step === 'waiting')
  useEffect(() => {
    if (!next || !place || busy.current) return
    busy.current = true
    void send(next, place).finally(() => {
      busy.current = false
      // The effect looks for the next photo after another render.
      setUploads((all) => [...all])
    })
  })

  useEffect(() => {
    const goOn = () =>
      setUploads((all) =>
        all.map((one) =>
          one.state.step === 'failed' && one.state.reason === 'lost'
            ? { ...one, state: { step: 'waiting' } }
            : one,
        ),
      )
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [])

  useEffect(() => {
    const all = aborts.current
    return () => {
      for (const abort of all.values()) abort.abort()
    }
  }, [])

  /** Keeps files that can be read. Returns the others. */
  const add = async (files: readonly File[]): Promise<readonly File[]> => {
    const unreadable: File[] = []
    for (const file of files) {
      if (!(await isReadable(file))) {
        unreadable.push(file)
        continue
      }
      const id = await openFileDraft(draft, who).add(file)
      setUploads((all) => [...all, fresh(id, file)])
    }
    return unreadable
  }
  const underWay = uploads.some(({ state }) => state.step !== 'failed') && place !== null
  return { uploads, underWay, add, drop, retry: (id: string) => change(id, { step: 'waiting' }) }
}
