import { pictures } from '@metrolibre/api-client'
import { keptWidthOf, maxImageBytes } from '@metrolibre/contract'
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

/** A photo that is made ready to be sent, or was. */
interface Prepared {
  readonly signal: AbortSignal
  readonly photo: Promise<File>
  onProgress: (listener: (progress: number) => void) => void
}

const fresh = (id: string, file: File): PhotoUpload => ({
  id,
  file,
  preview: URL.createObjectURL(file),
  state: { step: 'waiting' },
})

/**
 * Uploads photos one after the other, in the size in which they are kept; the next one is made ready while one is on its
 * way. Until a photo is on the server, it is kept on this device, so that neither a reload nor a lost connection loses it;
 * what a lost connection stopped goes on when it is back.
 */
export function usePhotoUploads({ place, draft, onUploaded }: Options) {
  const who = useSession().user?.id ?? null
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([])
  const aborts = useRef(new Map<string, AbortController>())
  const busy = useRef(false)
  const prepared = useRef(new Map<string, Prepared>())
  /** The photos are read again once at a time, so that each row waits for a list that has its photo. */
  const lastRead = useRef(Promise.resolve())

  const change = useCallback((id: string, state: UploadStep) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, state } : one)))
  }, [])
  const drop = useCallback(
    (id: string) => {
      aborts.current.get(id)?.abort()
      prepared.current.delete(id)
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

  const prepare = useCallback(({ id, file }: PhotoUpload, { table }: PhotoPlace): Prepared => {
    const known = prepared.current.get(id)
    if (known) return known
    const abort = new AbortController()
    aborts.current.set(id, abort)
    const { signal } = abort
    let tell: (progress: number) => void = () => undefined
    const photo = preparePicture(file, {
      signal,
      onProgress: (progress) => tell(progress),
      keptWidth: keptWidthOf[table],
    })
    // Told when it is the photo's turn to be sent.
    photo.catch(() => undefined)
    const work: Prepared = { signal, photo, onProgress: (listener) => void (tell = listener) }
    prepared.current.set(id, work)
    return work
  }, [])

  const send = useCallback(
    async (upload: PhotoUpload, place: PhotoPlace, following: PhotoUpload | undefined) => {
      const { id } = upload
      const work = prepare(upload, place)
      const { signal } = work
      work.onProgress((progress) => change(id, { step: 'converting', progress }))
      let photo: File
      try {
        photo = await work.photo
      } catch (error) {
        prepared.current.delete(id)
        return change(id, { step: 'failed', reason: 'unreadable', error })
      }
      if (following) prepare(following, place)
      if (photo.size > maxImageBytes)
        return change(id, { step: 'failed', reason: 'too-large', error: undefined })
      change(id, { step: 'uploading', progress: 0 })
      try {
        await pictures.add(place, photo, {
          signal,
          onProgress: (progress) => change(id, { step: 'uploading', progress }),
        })
        // Before the photos are read again, so that a reload meanwhile does not upload it a second time.
        await openFileDraft(draft, who).remove(id)
        lastRead.current = lastRead.current.then(onUploaded).then(() => drop(id))
      } catch (error) {
        if (signal.aborted) return
        change(id, { step: 'failed', reason: isPassing(error) ? 'lost' : 'refused', error })
        // An upload whose answer was lost may have arrived.
        await onUploaded()
      }
    },
    [change, draft, drop, onUploaded, prepare, who],
  )

  const next = place && uploads.find(({ state }) => state.step === 'waiting')
  useEffect(() => {
    if (!next || !place || busy.current) return
    busy.current = true
    const following = uploads.find((one) => one !== next && one.state.step === 'waiting')
    void send(next, place, following).finally(() => {
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
