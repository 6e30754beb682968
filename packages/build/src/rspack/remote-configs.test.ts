import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appDir } from '../apps.ts'
import { compile } from '../release/compile.ts'
import { remoteBrowserConfig, remoteServerConfig, serverEntryFile } from './index.ts'

let context = ''
beforeAll(async () => {
  // Inside a remote, from which the shared packages can be resolved.
  context = await mkdtemp(join(appDir('mfe-owners'), 'node_modules/.remote-configs-'))
  const write = (path: string, text: string) => writeFile(join(context, path), text)
  await mkdir(join(context, 'src'))
  await write('src/cat.css', '.cat{color:red}body{margin:0}')
  await write('src/cat.module.css', '.cat{color:blue}')
  await mkdir(join(context, 'node_modules/toasts'), { recursive: true })
  await write('node_modules/toasts/index.js', "export const make = (doc) => doc.createElement('style')")
  await mkdir(join(context, 'node_modules/process-of'))
  await write('node_modules/process-of/node.js', "export { default } from 'node:process'")
  await write('node_modules/process-of/other.js', 'export default undefined')
  await write(
    'node_modules/process-of/package.json',
    JSON.stringify({ name: 'process-of', exports: { node: './node.js', default: './other.js' } }),
  )
  await write(
    'src/remote.tsx',
    `import { make } from 'toasts'
import process from 'process-of'
export { process }
import './cat.css'
import classes from './cat.module.css'
export default classes.cat
export const put = () => make(document)`,
  )
  await compile([
    remoteBrowserConfig({ name: 'mfe-cats', context, output: join(context, 'public') }),
    remoteServerConfig({ name: 'mfe-cats', context, output: join(context, 'server') }),
  ])
})
afterAll(() => rm(context, { recursive: true }))

const builtStyles = async (): Promise<string> => {
  const files = await readdir(join(context, 'public'))
  const sheets = files.filter((file) => file.endsWith('.css'))
  return (await Promise.all(sheets.map((file) => readFile(join(context, 'public', file), 'utf8')))).join('')
}

it('keeps the styles of a remote inside its element', async () => {
  const styles = await builtStyles()
  expect(styles).toContain(':where([data-remote=mfe-cats]) .cat{color:red}')
  expect(styles).toContain(':where([data-remote=mfe-cats]){margin:0}')
})

it('gives classes of CSS modules the same names in the browser and on the server', async () => {
  const { default: name } = (await import(pathToFileURL(join(context, 'server', serverEntryFile)).href)) as {
    default: string
  }
  expect(name).toMatch(/^cat-/)
  expect(await builtStyles()).toContain(`:where([data-remote=mfe-cats]) .${name}{`)
})

it('takes what libraries have for places that are not Node, because renderers give nothing of it', async () => {
  const server = await readFile(join(context, 'server', serverEntryFile), 'utf8')
  expect(server).not.toContain('node:process')
})

it('lets libraries write style elements, which the policy of the page refuses', async () => {
  const files = await readdir(join(context, 'public'))
  const scripts = files.filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map((file) => readFile(join(context, 'public', file), 'utf8')))
  expect(texts.join('')).toContain('own-style')
})
