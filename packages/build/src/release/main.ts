// pnpm release build|promote|rollback|list <app> [version]
import { assertApp } from '../apps.ts'
import { buildRelease } from './build-release.ts'
import { readPointer } from './pointer.ts'
import { releasesDir } from './releases-dir.ts'
import { listVersions, promote, prune, rollback } from './releases.ts'

const usage = 'pnpm release build|promote|rollback|list <app> [version]'

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function run([command, name, version]: string[]): Promise<void> {
  const dir = releasesDir()
  if (!command) throw new Error(usage)
  assertApp(name)
  switch (command) {
    case 'build': {
      const built = await buildRelease(dir, name)
      await prune(dir, name)
      return console.log(
        `${name} ${built.version} is built. Visitors get it after: pnpm release promote ${name}`,
      )
    }
    case 'promote':
      return console.log(`${name} is now at ${(await promote(dir, name, version)).version}.`)
    case 'rollback':
      return console.log(`${name} is back at ${(await rollback(dir, name)).version}.`)
    case 'list': {
      const current = (await readPointer(dir, name))?.version
      for (const one of await listVersions(dir, name)) console.log(`${one === current ? '→' : ' '} ${one}`)
      return
    }
    default:
      throw new Error(usage)
  }
}
