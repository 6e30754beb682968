import { rspack, type Configuration, type StatsCompilation } from '@rspack/core'

/**
 * Runs the bundler on some configurations.
 * @throws Error with the bundler's messages when one fails
 */
export async function compile(configurations: Configuration[]): Promise<StatsCompilation[]> {
  const compiler = rspack(configurations)
  const stats = await new Promise<StatsCompilation>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) return reject(error ?? new Error('The bundler gave no result.'))
      if (result.hasErrors())
        return reject(new Error(result.toString({ preset: 'errors-only', colors: false })))
      resolve(
        result.toJson({
          all: false,
          ids: true,
          chunks: true,
          chunkOrigins: true,
          chunkRelations: true,
          entrypoints: true,
          modules: true,
          modulesSpace: Infinity,
          nestedModules: false,
          usedExports: true,
        }),
      )
    })
  })
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())))
  return stats.children ?? []
}
