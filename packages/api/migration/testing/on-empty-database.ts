import { createTemplate, startDatabaseServer } from '@metrolibre/testing/database'

/** Calls `work` with the address of a database that is there only meanwhile. */
export async function onEmptyDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const server = await startDatabaseServer()
  try {
    const { url, drop } = await createTemplate(server.url, async () => {})
    try {
      return await work(url)
    } finally {
      await drop()
    }
  } finally {
    await server.stop()
  }
}
