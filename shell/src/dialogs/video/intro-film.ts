import { assetPath } from '@metrolibre/platform'
import english from './film/intro.en.vtt'
import spanish from './film/intro.es.vtt'
import mp4 from './film/intro.mp4'
import webm from './film/intro.webm'
import poster from './film/intro.webp'

/** Our own film, made by `film/draw.ts`: it has no sound, its texts are in the captions. */
export const introFilm = () => ({
  sources: [
    { src: assetPath(mp4), type: 'video/mp4' },
    { src: assetPath(webm), type: 'video/webm' },
  ],
  poster: assetPath(poster),
  tracks: [
    { lang: 'es', label: 'Español', src: assetPath(spanish) },
    { lang: 'en', label: 'English', src: assetPath(english) },
  ],
})
