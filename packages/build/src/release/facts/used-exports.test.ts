import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { appDir } from '../../apps.ts'
import { serverConfig } from '../../rspack/index.ts'
import { compile } from '../compile.ts'
import { usedExports } from './used-exports.ts'

/** Bundles a module for the server as a remote's code is, and returns the names that it takes. */
async function namesIn(source: string): Promise<Record<string, string[]>> {
  // Inside a remote, from which the shared packages can be resolved.
  const context = await mkdtemp(join(appDir('mfe-owners'), 'node_modules/.used-exports-'))
  onTestFinished(() => rm(context, { recursive: true }))
  await writeFile(join(context, 'entry.js'), source)
  const [stats = {}] = await compile([
    serverConfig({
      name: 'mfe-cats',
      context,
      output: join(context, 'out'),
      entry: './entry.js',
      externalShared: true,
    }),
  ])
  return usedExports(stats, context)
}

it('has the names that are taken one by one', async () => {
  expect(
    await namesIn(`
      import { useState } from 'react'
      import * as React from 'react'
      import 'react-dom'
      export const used = [useState, React.useMemo]
    `),
  ).toEqual({ react: ['useMemo', 'useState'], 'react-dom': [] })
})

it('has every name of a package that a library takes as a whole', async () => {
  const { react, 'react-dom': dom } = await namesIn(`
    import React from 'react'
    import * as ReactDom from 'react-dom'
    export const used = [React, (name) => ReactDom[name]]
  `)
  expect(react).toEqual(expect.arrayContaining(['createElement', 'useState', 'version']))
  expect(dom).toEqual(expect.arrayContaining(['createPortal', 'flushSync']))
})
