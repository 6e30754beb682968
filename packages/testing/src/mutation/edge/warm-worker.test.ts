import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createVitest, type Vitest } from 'vitest/node'
import { endWarmThread, WarmWorker } from './warm-worker.ts'

let root: string
let vitest: Vitest

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'warm-worker-'))
  await writeFile(
    join(root, 'counts.test.js'),
    'it("counts", ({ task }) => { task.meta.runs = globalThis.runs = (globalThis.runs ?? 0) + 1 })',
  )
  vitest = await createVitest(
    'test',
    { root, config: false, watch: false, globals: true, reporters: [{}] },
    {
      plugins: [
        {
          name: 'warm-worker',
          configureVitest({ project }) {
            project.config.pool = 'warm'
            project.config.poolRunner = {
              name: 'warm',
              createPoolWorker: (options) => new WarmWorker(options),
            }
          },
        },
      ],
    },
  )
})
afterAll(async () => {
  await vitest.close()
  await endWarmThread()
  await rm(root, { recursive: true })
})

it('ends each run and keeps its thread for the next one', async () => {
  const runsSeen = async () => {
    const { testModules } = await vitest.start()
    return testModules.flatMap((module) => [...module.children.allTests()].map((test) => test.meta()))
  }
  expect(await runsSeen()).toEqual([{ runs: 1 }])
  expect(await runsSeen()).toEqual([{ runs: 2 }])
  await endWarmThread()
  expect(await runsSeen()).toEqual([{ runs: 1 }])
})
