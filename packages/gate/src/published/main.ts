// pnpm contract raise · published
import { raiseVersion, writePublished } from './published.ts'

switch (process.argv[2]) {
  case 'raise':
    console.log(`The contract has version ${await raiseVersion()}.`)
    break
  case 'published':
    await writePublished()
    console.log('The next changes are compared with the contract as it is now.')
    break
  default:
    console.error(
      'pnpm contract raise       raises the version as far as the changes since the last publication ask for\npnpm contract published   writes down that the contract was published as it is',
    )
    process.exitCode = 1
}
