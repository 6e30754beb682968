import { coverAdmin, covers, isApiError } from '@metrolibre/api-client'
import type { Cover } from '@metrolibre/contract'
import { useFeedback, useIntl, useQueryClient } from '@metrolibre/platform'
import { useRef } from 'react'

const calls = { image: coverAdmin.setImage, text: coverAdmin.setText }

/**
 * For changing a cover that other admins may change too. `look` reads it as it is now, because the page may come
 * from a cache: what is sent next is compared with that. `send` sets the image or the text. If somebody else has
 * changed the same meanwhile, it says so and asks; it resolves with false when the other's is to stay.
 */
export const useSeenCover = (id: number) => {
  const { formatMessage } = useIntl()
  const { confirm } = useFeedback()
  const client = useQueryClient()
  const seen = useRef<Cover | undefined>(undefined)

  const read = async (): Promise<Cover | undefined> => {
    const { general } = await client.fetchQuery({ ...covers.all(), staleTime: 0 })
    return general.find((cover) => cover.id === id)
  }
  const look = async () => {
    seen.current = await read()
    return seen.current
  }
  const put = async (what: 'image' | 'text', value: string | null) => {
    const version = seen.current ? seen.current.updatedAt : null
    seen.current = await calls[what](id, value, version)
  }
  const mayReplace = (what: 'image' | 'text', now: Cover | undefined) => {
    const theirs = now?.[what] ?? null
    // The image and the text are kept apart, so a change of the other one is not lost.
    if (theirs === (seen.current?.[what] ?? null)) return true
    const to = theirs === null ? 'Own' : 'To'
    return confirm({
      title: formatMessage({ id: 'shell.cover.changedTitle' }),
      text: formatMessage({ id: `shell.cover.${what}Changed${to}` }, { text: theirs ?? '' }),
      confirm: formatMessage({ id: 'shell.cover.replace' }),
      cancel: formatMessage({ id: 'shell.cover.keep' }),
    })
  }
  const send = async (what: 'image' | 'text', value: string | null): Promise<boolean> => {
    try {
      await put(what, value)
    } catch (error) {
      if (!isApiError(error, 'changed_meanwhile')) throw error
      const now = await read()
      if (!(await mayReplace(what, now))) return false
      seen.current = now
      await put(what, value)
    }
    return true
  }
  return { look, send }
}
