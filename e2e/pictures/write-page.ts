import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mocks } from './mocks.ts'
import type { Picture } from './photograph.ts'

const style = `
body { margin: 24px; font: 15px/1.4 system-ui, sans-serif; background: #eee; color: #111 }
nav { columns: 5 200px; margin-block: 16px 40px }
section { margin-block: 0 56px }
.row { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start }
figure { margin: 0; flex: none }
figcaption { font-size: 13px; margin-bottom: 4px }
figure img { display: block; border: 1px solid #bbb; max-height: 1400px; max-width: 720px }
.mock img { border-color: #e0a800; border-width: 3px }
.bad { color: #b00020; font-weight: 700 }`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const figure = (src: string, caption: string, kind = '') =>
  `<figure class="${kind}"><figcaption>${caption}</figcaption><a href="${escaped(src)}"><img loading="lazy" alt="" src="${escaped(src)}"></a></figure>`

const captionOf = ({ role, locale, mode, width, scrollsSideways }: Picture) =>
  `${role} · ${locale} · ${mode} · ${width} px${scrollsSideways ? ' · <span class="bad">scrolls sideways</span>' : ''}`

function sectionOf(screen: string, pictures: readonly Picture[], mocks: Mocks | undefined): string {
  const figures = pictures.map((picture) => figure(picture.file, captionOf(picture)))
  const paths = new Set(pictures.flatMap((picture) => mocks?.of(picture) ?? []))
  const beside = [...paths].map((path) =>
    figure(pathToFileURL(path).href, `mock ${escaped(path.slice(path.lastIndexOf('/') + 1))}`, 'mock'),
  )
  return `<section id="${screen}"><h2>${screen}</h2><div class="row">${[...beside, ...figures].join('')}</div></section>`
}

/** Writes the page with all pictures, by screen, each next to its mocks; returns its path. */
export async function writePage(
  folder: string,
  pictures: readonly Picture[],
  mocks: Mocks | undefined,
): Promise<string> {
  const screens = Map.groupBy(pictures, ({ screen }) => screen)
  const links = [...screens.keys()].map((screen) => `<a href="#${screen}">${screen}</a><br>`)
  const rest =
    mocks && `<section><h2>Mocks without a screen</h2><p>${escaped(mocks.rest.join(', '))}</p></section>`
  const path = join(folder, 'index.html')
  await writeFile(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Metrolibre, all screens</title><style>${style}</style>
<h1>All screens</h1><nav>${links.join('')}</nav>
${[...screens].map(([screen, all]) => sectionOf(screen, all, mocks)).join('\n')}
${rest ?? ''}</html>`,
  )
  return path
}
