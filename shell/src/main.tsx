import { turn } from './app/turn.ts'

/** The app's code runs part by part: as one task it would hold a slow phone up for half a second. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@metrolibre/platform'),
  () => import(/* webpackMode: "eager" */ '@metrolibre/ui'),
]

async function start(): Promise<void> {
  for (const part of parts) {
    await part()
    await turn()
  }
  const { startApp } = await import(/* webpackMode: "eager" */ './app/start.tsx')
  await turn()
  await startApp()
}

void start()
