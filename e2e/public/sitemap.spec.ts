import { platform } from '../support/platform.ts'
import { expect, test } from '../support/test.ts'

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)

async function indexedPages(): Promise<string[]> {
  const index = await fetch(`${platform.url}/sitemap.xml`)
  const parts = await Promise.all(
    locations(await index.text()).map(async (url) => locations(await (await fetch(url)).text())),
  )
  return parts.flat()
}

const metaOf = (html: string, property: string) =>
  new RegExp(`<meta (?:name|property)="${property}" content="([^"]*)"`).exec(html)?.[1]

interface Size {
  width: number
  height: number
}

/** Reads the size in the frame header of a JPEG. */
function sizeOf(jpeg: Uint8Array): Size | undefined {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset)
  for (let at = 2; at < jpeg.length - 9; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker === 0xff_c0 || marker === 0xff_c2)
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
  return undefined
}

test('every page of the sitemap can be previewed: title, description, and a JPEG with its size and text', async () => {
  const pages = await indexedPages()
  expect(pages.length).toBeGreaterThan(50)
  const lacking: string[] = []
  const pictures = new Set<string>()
  const look = async (url: string) => {
    const response = await fetch(url)
    const html = await response.text()
    const said = ['description', 'og:title', 'og:description', 'og:image', 'og:image:alt'].filter(
      (name) => !metaOf(html, name),
    )
    if (response.status !== 200) said.push(`status ${response.status}`)
    if (/<meta name="robots" content="noindex/.test(html)) said.push('noindex')
    const fixed = ['og:image:type', 'og:image:width', 'og:image:height'].map((name) => metaOf(html, name))
    if (fixed.join() !== 'image/jpeg,1200,630') said.push(`picture of ${fixed.join()}`)
    if (said.length > 0) lacking.push(`${url}: ${said.join(', ')}`)
    pictures.add(metaOf(html, 'og:image') ?? '')
  }
  // As many at once as a crawler asks for.
  for (let first = 0; first < pages.length; first += 4)
    await Promise.all(pages.slice(first, first + 4).map(look))
  expect(lacking).toEqual([])

  // Each is made when it is first asked for, so only some are looked at.
  for (const url of [...pictures].slice(0, 6)) {
    const response = await fetch(url)
    expect(response.headers.get('content-type'), url).toBe('image/jpeg')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.length, url).toBeLessThan(300 * 1024)
    expect(sizeOf(bytes), url).toEqual({ width: 1200, height: 630 })
  }
})
