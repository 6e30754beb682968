import { offeredParts } from './app/parts.ts'
import { watchFailures } from './app/beats/failures.ts'
import { nextTask } from './registry/next-task.ts'

async function start(): Promise<void> {
  for (const part of offeredParts) {
    await nextTask()
    await part()
  }
  await nextTask()
  const { startApp } = await import(/* webpackMode: "eager" */ './app/start.tsx')
  await nextTask()
  await startApp()
}

watchFailures()
void start()
