import { parts } from './app/parts.ts'
import { turn } from './registry/turn.ts'

async function start(): Promise<void> {
  for (const part of parts) {
    await turn()
    await part()
  }
  await turn()
  const { startApp } = await import(/* webpackMode: "eager" */ './app/start.tsx')
  await turn()
  await startApp()
}

void start()
