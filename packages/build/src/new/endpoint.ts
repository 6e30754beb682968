import { endpointFiles } from './endpoint-files.ts'
import { insertInto } from './insert.ts'
import type { Plan } from './plan.ts'

export interface NewEndpoint {
  /** `<group>.<name>`, both in camel case: `reviews.report`. */
  id: string
  method: string
  /** Path below the API's base address: `/review/:id/report`. */
  path: string
}

const contract = 'packages/contract/src'
const api = 'packages/api/src/modules'
const methods = ['GET', 'POST', 'PUT', 'DELETE']

/** Plans an endpoint that answers `{}`. Only admins may call it until its definition says otherwise. */
export function planEndpoint(plan: Plan, { id, method, path }: NewEndpoint): void {
  const [group, name, ...rest] = id.split('.')
  if (!group || !name || rest.length > 0 || !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(id))
    throw new Error(`The endpoint must be named group.name, both in camel case, not "${id}".`)
  if (!methods.includes(method))
    throw new Error(`The method must be one of ${methods.join(', ')}, not "${method}".`)
  if (!/^\/\S*$/.test(path)) throw new Error(`The path must begin with a slash; "${path}" does not.`)
  const folder = group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const found = endpointFiles(plan, group)
  const definitions = found.definitions ?? `${contract}/${folder}/endpoints.ts`
  const routes = found.routes ?? `${api}/${folder}/routes.ts`
  if (!found.definitions) beginGroup(plan, { group, definitions })
  plan.change(definitions, (text) =>
    insertInto(text, `export const ${group} = {`, definitionOf(text, { id, method, path }, name)),
  )
  if (!found.routes) beginModule(plan, { group, folder, routes })
  plan.change(routes, (text) =>
    insertInto(
      text,
      '(app: AppContext): void {',
      `  serve(app, ${namedIn(text, group)}.${name}, () => Promise.resolve({}))`,
    ),
  )
  plan.change('packages/api/test/authorisation/rows.ts', (text) =>
    insertInto(text, 'accessRows: ReadonlySet<string> = new Set([', `  '${id}',`),
  )
}

function beginGroup(plan: Plan, { group, definitions }: { group: string; definitions: string }): void {
  plan.create(
    definitions,
    `import * as v from 'valibot'\nimport { endpoint } from '../endpoint.ts'\n\nexport const ${group} = {\n} as const\n`,
  )
  plan.change(
    `${contract}/calls.ts`,
    (text) => `${text}export { ${group} } from '${definitions.replace(contract, '.')}'\n`,
  )
}

function beginModule(
  plan: Plan,
  { group, folder, routes }: { group: string; folder: string; routes: string },
): void {
  const register = `register${group[0]!.toUpperCase()}${group.slice(1)}`
  plan.create(
    routes,
    `import { endpoints } from '@metrolibre/contract'
import type { AppContext } from '../../platform/context.ts'
import { serve } from '../../platform/http/serve.ts'

export function ${register}(app: AppContext): void {
}
`,
  )
  plan.change(`${api}/index.ts`, (text) =>
    insertInto(
      text.replace(/\n\n\/\*\*/, `\nimport { ${register} } from './${folder}/routes.ts'$&`),
      '=> void> = [',
      `  ${register},`,
    ),
  )
}

/** Returns the group as the module calls it, which may have taken it out of `endpoints`. */
const namedIn = (routes: string, group: string): string =>
  new RegExp(`const \\{[^}]*\\b${group}\\b[^}]*\\} = endpoints`).test(routes) ? group : `endpoints.${group}`

const definitionOf = (definitions: string, { id, method, path }: NewEndpoint, name: string): string => {
  const params = Array.from(path.matchAll(/:(\w+)/g), ([, param]) => param)
  const usual = params.join() === 'id' && /import \{[^}]*\bIdParams\b/.test(definitions)
  const schema = usual
    ? 'IdParams'
    : `v.object({ ${params.map((param) => `${param}: v.string()`).join(', ')} })`
  return `  ${name}: endpoint({
    id: '${id}',
    method: '${method}',
    path: '${path}',
    access: 'admin',
    tag: '${id.split('.')[0]}',
    summary: '${id}',
${params.length > 0 ? `    params: ${schema},\n` : ''}    response: v.object({}),
    errors: [],
    rateLimit: 'office',
  }),`
}
