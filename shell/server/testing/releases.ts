import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '@metrolibre/build/release/reading'

/** A shell whose pages show the text of the remote's bundle, slowly or not at all where the address says so. */
export const shellBundle = `
export const configureServer = () => {}
export const renderPage = async ({ url, locale, routeId, remoteName, render, forwardedFor, country }, remote) => {
  const made = render === 'screen' && remote
  if (made && url.includes('slow')) await new Promise((resolve) => setTimeout(resolve, 3000))
  if (made && url.includes('broken')) throw new Error('render failed')
  const status = routeId ? undefined : 404
  return {
    html: '<h1>' + (made ? remote.text : 'frame') + ' ' + url + '</h1>' + (url.includes('7777') ? '<i>' + forwardedFor + '</i>' : '') + (url.includes('lands') ? '<i>' + country + '</i>' : ''),
    styles: [{ key: 'ml a', css: '.a{color:red}' }],
    head: { title: 'T <' + locale + '>', description: 'd', jsonLd: [{ name: '</script>' }], status },
    links: [], queries: { queries: [], mutations: [] }, complete: true,
  }
}`

/** Writes a version into a releases folder; `rest` is what its manifest says besides the files. */
export async function writeRelease(
  dir: string,
  name: string,
  version: string,
  files: Record<string, string>,
  rest: object,
): Promise<void> {
  const versionDir = join(dir, name, version)
  const manifest = {
    name,
    version,
    contractVersion: '1.0.0',
    styles: [],
    routeFiles: {},
    messageFiles: {},
    ...rest,
  }
  const listed: Record<string, object> = {}
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(versionDir, path, '..'), { recursive: true })
    await writeFile(join(versionDir, path), text)
    listed[path] = { integrity: integrityOf(Buffer.from(text)), bytes: text.length }
  }
  await writeFile(join(versionDir, 'manifest.json'), JSON.stringify({ ...manifest, files: listed }))
}
