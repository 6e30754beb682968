import { atom, useSetAtom } from 'jotai'
import { useCallback } from 'react'

export interface VideoRequest {
  title: string
  /** An address of this site or of a configured service: the Content Security Policy blocks all others. */
  src: string
}

/** `intro` is the film that explains the product; null while no film is shown. */
export const videoAtom = atom<'intro' | VideoRequest | null>(null)

/**
 * Returns a function that opens the host's video dialog. Called without a film, it shows the one that
 * explains the product.
 */
export const useVideoDialog = () => {
  const set = useSetAtom(videoAtom)
  return useCallback((video?: VideoRequest) => set(video ?? 'intro'), [set])
}
