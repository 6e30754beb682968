import { covers } from '@metrolibre/api-client'
import type { Cover } from '@metrolibre/contract'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Suspense, useContext } from 'react'
import { sessionAtom, unknownSession } from '../session/session-atom.ts'
import { useAdoptedValue } from '../state/use-adopted-value.ts'
import { coverDraftAtom } from './cover-draft.ts'
import { CoverPartsContext } from './cover-parts.ts'

/**
 * Returns the cover of a page. `cover` carries the image an admin chose; when it is undefined or has no
 * image, the page shows its own. `tools` is the admin's toolbar, null for everybody else. `text` is the saved
 * text, else `pageText`, or the editor while the text is being edited.
 * @param id one of `coverIds`
 */
export const useCover = (id: number, pageText: string) => {
  const saved = useQuery(covers.all()).data?.general.find((cover) => cover.id === id)
  // It may be known before this part of the page was taken over.
  const { user } = useAdoptedValue(sessionAtom, unknownSession)
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
