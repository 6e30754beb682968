import { isApiError, pictures } from '@metrolibre/api-client'
import { keptWidthOf, maxImageBytes, type Image } from '@metrolibre/contract'
import { useSession } from '@metrolibre/platform'
import { openFileDraft } from '@metrolibre/platform/browser'
import { preparePicture } from '@metrolibre/ui/upload'
import { useCallback, useEffect, useRef, useState } from 'react'

export type PhotoState =
  | { step: 'waiting' }
  | { step: 'converting' | 'uploading'; progress: number }
  | { step: 'failed'; reason: 'unreadable' | 'too-large' | 'refused' | 'lost'; error: unknown }

/** A photo that was chosen and is not on the server yet. */
export interface PostPhoto {
  id: string
  file: File
  /** An object URL of the file. */
  preview: string
  state: PhotoState
}

const fresh = (id: string, file: File): PostPhoto => ({
  id,
  file,
  preview: URL.createObjectURL(file),
  state: { step: 'waiting' },
})

const reasonOf = (error: unknown): 'refused' | 'lost' =>
  isApiError(error) && error.status < 500 && error.status !== 429 && error.status !== 401 ? 'refused' : 'lost'

/**
 * Keeps the photos that were chosen for a post until they are sent with it. They stay on this device under
 * the name `draft`, so that a closed tab loses nothing, and those that a visitor chose become the photos of
 * the user who signs in.
 */
export function usePostPhotos(draft: string) {
  const { status, user } = useSession()
  const who = status === 'loading' ? undefined : (user?.id ?? null)
  const [photos, setPhotos] = useState<readonly PostPhoto[]>([])
  const [sent, setSent] = useState<readonly Image[]>([])
  const owner = useRef<string | null>(undefined)
  const leaving = useRef(new AbortController())
  const latest = useRef(photos)
  useEffect(() => {
    latest.current = photos
  }, [photos])

  /** What was chosen before the user was known follows what this user had chosen another time. */
  const adopt = useCallback(
    async (from: string | null, to: string | null) => {
      const own = await openFileDraft(draft, to).list()
      const taken = await Promise.all(
        latest.current.map(async (photo) => {
          await openFileDraft(draft, from).remove(photo.id)
          return { ...photo, id: await openFileDraft(draft, to).add(photo.file) }
        }),
      )
      setPhotos([...own.map(({ id, file }) => fresh(id, file)), ...taken])
    },
    [draft],
  )

  useEffect(() => {
    if (who === undefined) return
    const before = owner.current
    owner.current = who
    if (before === null && who !== null) {
      void adopt(null, who)
      return
    }
    let left = false
    void openFileDraft(draft, who)
      .list()
      .then((kept) => {
        if (!left) setPhotos(kept.map(({ id, file }) => fresh(id, file)))
      })
    return () => {
      left = true
    }
  }, [draft, who, adopt])

  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const change = (id: string, state: PhotoState) =>
    setPhotos((all) => all.map((one) => (one.id === id ? { ...one, state } : one)))

  const drop = (id: string) => {
    setPhotos((all) => {
      const gone = all.find((one) => one.id === id)
      if (gone) URL.revokeObjectURL(gone.preview)
      return all.filter((one) => one.id !== id)
    })
    void openFileDraft(draft, who ?? null).remove(id)
  }

  const add = async (files: readonly File[]) => {
    for (const file of files) {
      const id = await openFileDraft(draft, who ?? null).add(file)
      setPhotos((all) => [...all, fresh(id, file)])
    }
  }

  /** Sends one photo; returns how that ended. */
  const send = async (
    { id, file }: PostPhoto,
    post: string,
  ): Promise<'arrived' | 'unfit' | 'refused' | 'lost'> => {
    let photo: File
    try {
      photo = await preparePicture(file, {
        signal: leaving.current.signal,
        onProgress: (progress) => change(id, { step: 'converting', progress }),
        keptWidth: keptWidthOf.publication,
      })
    } catch (error) {
      change(id, { step: 'failed', reason: 'unreadable', error })
      return 'unfit'
    }
    if (photo.size > maxImageBytes) {
      change(id, { step: 'failed', reason: 'too-large', error: undefined })
      return 'unfit'
    }
    change(id, { step: 'uploading', progress: 0 })
    try {
      const image = await pictures.add({ table: 'publication', id: post }, photo, {
        signal: leaving.current.signal,
        onProgress: (progress) => change(id, { step: 'uploading', progress }),
      })
      // The same photo again is the one that is there.
      setSent((all) => [...all.filter((one) => one.id !== image.id), image])
    } catch (error) {
      const reason = reasonOf(error)
      change(id, { step: 'failed', reason, error })
      return reason
    }
    drop(id)
    return 'arrived'
  }

  /**
   * Sends all photos to a post, one after the other, until the server can't be reached: sent later, the first of them
   * would not be the cover. Returns the number of those that did not arrive.
   */
  const sendAll = async (post: string): Promise<number> => {
    const all = latest.current
    let failed = 0
    for (const [index, photo] of all.entries()) {
      const end = await send(photo, post)
      if (end === 'lost') return failed + all.length - index
      if (end !== 'arrived') failed += 1
    }
    return failed
  }

  return { photos, sent, add, drop, sendAll }
}

export type PostPhotos = ReturnType<typeof usePostPhotos>
