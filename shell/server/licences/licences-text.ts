import packages from './third-party.json' with { type: 'json' }

/** What is shipped as a file and not as a package. */
const files = [
  ['Archivo (font)', 'OFL-1.1', 'https://github.com/Omnibus-Type/Archivo'],
  ['Natural Earth (outlines of the base map)', 'public domain', 'https://www.naturalearthdata.com'],
]

const opening = `Third-party software

The pages and the server contain these packages, some of them only in part. Their notices of copyright and their licences
are at the sources named here, and in the server's image next to each package.

LGPL: libheif-js decodes HEIC photos in the browser. It is a file of its own, unchanged, which is loaded with the first such
photo, and may be replaced by another version with the same interface. It is built from
https://github.com/strukturag/libheif, and its source is at https://github.com/catdad-experiments/libheif-js. sharp loads
libvips on the server as a library of its own; its source is at https://github.com/lovell/sharp-libvips.
`

/** The notice of third-party licences, which `pnpm licences` keeps in step with the lock file. */
export const licencesText = (): string =>
  `${opening}\n${[...files, ...packages].map((notice) => notice.join('  ')).join('\n')}\n`
