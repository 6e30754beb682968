import { rspack, type Compiler, type RspackPluginInstance } from '@rspack/core'
import { forgetPlaces } from './forget-places.ts'

/**
 * The map from chunks to their hashes that the integrity plugin writes into an app's entry. It comes in another
 * order with each build.
 */
const map = /\{(?:"?[\w-]+"?:"sha256-[^"]+",?)+\}/g
const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: hashed } = rspack.Compilation

/** Sorts that map, so that the same sources give the same bytes. */
export class SortIntegrityPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SortIntegrity', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'SortIntegrity', stage: hashed - 1 }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          const text = name.endsWith('.js') ? asset.source().toString() : ''
          if (!text.match(map)) continue
          compilation.updateAsset(name, new rspack.sources.RawSource(sortMaps(text)))
          const sourceMap = compilation.getAsset(`${name}.map`)?.source.source().toString()
          if (sourceMap === undefined) continue
          const steady = forgetPlaces(sourceMap, text, map)
          compilation.updateAsset(`${name}.map`, new rspack.sources.RawSource(steady))
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
