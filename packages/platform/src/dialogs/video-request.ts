import { atom, useSetAtom } from 'jotai'
import { useCallback } from 'react'

export interface VideoRequest {
  title: string
  /** An address of this site or of a configured service: the content policy refuses others. */
  src: string
}

/** `intro` is the film that says how it works; null while no film is shown. */
export const videoAtom = atom<'intro' | VideoRequest | null>(null)

/** Opens the host's video dialog; without a film of one's own, with the one that says how it works. */
export const useVideoDialog = () => {
  const set = useSetAtom(videoAtom)
  return useCallback((video?: VideoRequest) => set(video ?? 'intro'), [set])
}
