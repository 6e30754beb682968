import { covers } from '@metrolibre/api-client'
import type { Cover } from '@metrolibre/contract'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Suspense, useContext } from 'react'
import { sessionAtom } from '../session/session-atom.ts'
import { coverDraftAtom } from './cover-draft.ts'
import { CoverPartsContext } from './cover-parts.ts'

/**
 * The cover of a page: `cover` with the image an admin chose (undefined, or without one: the page shows its own),
 * `tools` for the admin, null for everybody else, and `text`: the saved one, else the page's own, or the place where
 * it is being edited. `id` is one of `coverIds`.
 */
export const useCover = (id: number, pageText: string) => {
  const saved = useQuery(covers.all()).data?.general.find((cover) => cover.id === id)
  const { user } = useAtomValue(sessionAtom)
  const parts = useContext(CoverPartsContext)
  const draft = useAtomValue(coverDraftAtom)
  const own = draft?.id === id ? draft : null
  const admin = user?.isAdmin && parts
  const text = saved?.text ?? pageText
  const cover: Cover | undefined = own?.image ? { id, text: null, ...saved, ...own.image } : saved
  return {
    cover,
    tools: admin ? (
      <Suspense>
        <parts.Tools id={id} saved={saved} pageText={pageText} />
      </Suspense>
    ) : null,
    text:
      own?.text !== undefined && admin ? (
        <Suspense fallback={text}>
          <parts.Text />
        </Suspense>
      ) : (
        text
      ),
  }
}
