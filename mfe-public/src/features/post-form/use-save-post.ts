import { pictures, publications } from '@metrolibre/api-client'
import type { PublicationInput } from '@metrolibre/contract'
import { usePageMutation, useQueryClient } from '@metrolibre/platform'
import { useRef, useState } from 'react'
import type { PostPhotos } from './use-post-photos.ts'

interface Options {
  /** The id of the post that is changed; undefined for a new one. */
  id: string | undefined
  /** The ids of the saved photos that are to be deleted. */
  removed: readonly string[]
  photos: PostPhotos
  onSaved: (id: string) => void
  onRefused: (error: unknown) => void
}

/**
 * Sends a post and then its photos (RULES.md §8). When a photo does not arrive, the post is saved all the
 * same: `unsent` is the number of such photos, and saving again only sends what is left.
 */
export function useSavePost({ id, removed, photos, onSaved, onRefused }: Options) {
  const client = useQueryClient()
  const create = usePageMutation(publications.create())
  const change = usePageMutation(publications.change())
  const [saved, setSaved] = useState(id)
  const [unsent, setUnsent] = useState(0)
  /** Those that an earlier attempt has deleted. */
  const gone = useRef(new Set<string>())
  const save = usePageMutation({
    mutationFn: async (body: PublicationInput) => {
      const post = saved ?? (await create.mutateAsync(body)).id
      if (saved) await change.mutateAsync({ id: saved, ...body })
      setSaved(post)
      for (const photo of removed) {
        if (gone.current.has(photo)) continue
        await pictures.remove(photo)
        gone.current.add(photo)
      }
      const failed = await photos.sendAll(post)
      await client.invalidateQueries({ queryKey: publications.key })
      return { post, failed }
    },
    onSuccess: ({ post, failed }) => {
      setUnsent(failed)
      if (failed === 0) onSaved(post)
    },
    onError: onRefused,
  })
  return { save: save.mutate, saving: save.isPending, error: save.error, saved, unsent }
}
