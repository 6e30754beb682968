import { createHash } from 'node:crypto'
import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core'
import { forgetPlaces } from './forget-places.ts'

/**
 * The map from chunks to their hashes that the integrity plugin writes into an app's entry. It comes in another
 * order with each build.
 */
const map = /\{(?:"?[\w-]+"?:"sha256-[^"]+",?)+\}/g
const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: named } = rspack.Compilation

/**
 * Sorts that map, so that the same sources give the same bytes. The bundler has named the file after the map's first
 * order, so it gets a name that follows from its contents.
 */
export class SortIntegrityPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SortIntegrity', (compilation) => {
      const sorted = new Set<string>()
      compilation.hooks.processAssets.tap({ name: 'SortIntegrity', stage: named - 1 }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const text = name.endsWith('.js') ? asset.source().toString() : ''
          if (!text.match(map)) continue
          sorted.add(name.split('.')[0]!)
          compilation.updateAsset(name, new rspack.sources.RawSource(sortMaps(text)))
          const sourceMap = compilation.getAsset(`${name}.map`)?.source.source().toString()
          if (sourceMap === undefined) continue
          const steady = forgetPlaces(sourceMap, text, map)
          compilation.updateAsset(`${name}.map`, new rspack.sources.RawSource(steady))
        }
      })
      compilation.hooks.processAssets.tap({ name: 'NameSorted', stage: named + 1 }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const [stem = '', hash = '', ending, ...rest] = name.split('.')
          // Not its map, which may come first and gets its name with the script. A remote's entry has no hash in its name,
          // by which it is found.
          if (ending !== 'js' || rest.length > 0 || !sorted.has(stem)) continue
          const own = createHash('sha256')
            .update(asset.source().toString())
            .digest('hex')
            .slice(0, hash.length)
          compilation.renameAsset(name, `${stem}.${own}.js`)
          if (compilation.getAsset(`${name}.map`))
            compilation.renameAsset(`${name}.map`, `${stem}.${own}.js.map`)
        }
      })
    })
  }
}

/** Sorts the maps in a script. */
export const sortMaps = (text: string): string =>
  text.replaceAll(map, (found) => {
    const entries = found.slice(1, -1).split(',').filter(Boolean)
    return `{${entries.toSorted((one, other) => (one < other ? -1 : 1)).join(',')}}`
  })
