/** How a film is shown: in the frame of its host, by the browser itself, or as a link to where it is. */
export interface Film {
  readonly kind: 'frame' | 'file' | 'link'
  readonly src: string
}

const youTubeId = /^[\w-]{6,20}$/
const vimeoId = /^\d{5,12}$/

const youTube = (id: string | null | undefined): string | undefined =>
  id && youTubeId.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined
const vimeo = (id: string | undefined): string | undefined =>
  id && vimeoId.test(id) ? `https://player.vimeo.com/video/${id}?dnt=1` : undefined

// After these words, a path of YouTube holds the id of a film.
const youTubePaths = new Set(['embed', 'shorts', 'live'])

const youTubeFrame = ({ pathname, searchParams }: URL): string | undefined => {
  const [, first, second] = pathname.split('/')
  if (first === 'watch') return youTube(searchParams.get('v'))
  return first && youTubePaths.has(first) ? youTube(second) : undefined
}

const frameOf: Readonly<Record<string, (url: URL) => string | undefined>> = {
  'youtube.com': youTubeFrame,
  'www.youtube.com': youTubeFrame,
  'm.youtube.com': youTubeFrame,
  'www.youtube-nocookie.com': youTubeFrame,
  'youtu.be': ({ pathname }) => youTube(pathname.split('/')[1]),
  'vimeo.com': ({ pathname }) => vimeo(pathname.split('/')[1]),
  'player.vimeo.com': ({ pathname }) => vimeo(pathname.split('/')[2]),
}

/** The origins whose frames play films, for the Content Security Policy. */
export const filmFrameOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

const ownFile = /^\/(?![/\\])[\w./-]+\.(mp4|webm)$/u

/**
 * Returns how the film at this address is shown: in the frame of YouTube or Vimeo, without cookies where its host
 * offers that, as a file of this site, or as a link to any other https address. Returns undefined for everything else
 * (RULES.md §13.60).
 */
export const filmOf = (address: string): Film | undefined => {
  if (ownFile.test(address) && !address.includes('..')) return { kind: 'file', src: address }
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined
  const src = Object.hasOwn(frameOf, url.host) ? frameOf[url.host]!(url) : undefined
  return src === undefined ? { kind: 'link', src: url.href } : { kind: 'frame', src }
}
