import { insertInto, insertTexts } from './insert.ts'
import type { Plan } from './plan.ts'

export interface NewScreen {
  /** `mfe-owners` */
  remote: string
  /** `my-payments`: the id of its route, the name of its folder and a part of its message ids. */
  id: string
  /** `/my-locations/payments` */
  path: string
  /** The heading and the page title in both languages. */
  title: { es: string; en: string }
}

/**
 * Plans a screen with a heading and an address of its own. It is open to the same users as most pages of its
 * remote.
 */
export function planScreen(plan: Plan, { remote, id, path, title }: NewScreen): void {
  if (!plan.has(`${remote}/remote.config.ts`)) throw new Error(`There is no remote ${remote}.`)
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    throw new Error(`The screen's id must be in lower case with hyphens, not "${id}".`)
  if (!/^\/\S+$/.test(path)) throw new Error(`The path must begin with a slash; "${path}" does not.`)
  const texts = `${firstWord(plan, remote)}.${id}`
  plan.create(`${remote}/src/screens/${id}/screen.tsx`, screenOf(texts))
  plan.create(`${remote}/src/screens/${id}/screen.test.tsx`, testOf(path, title.es))
  for (const language of ['es', 'en'] as const)
    plan.change(`${remote}/locales/${language}.json`, (text) =>
      insertTexts(text, {
        [`${texts}.title`]: title[language],
        [`${texts}.description`]: title[language],
      }),
    )
  plan.change(`${remote}/remote.config.ts`, (text) => {
    for (const taken of [`id: '${id}'`, `path: '${path}'`])
      if (text.includes(taken)) throw new Error(`${remote} has a screen with ${taken} already.`)
    return insertInto(text, 'routes: [', `    { id: '${id}', path: '${path}', ${entry(text)} },`)
  })
  plan.change(`${remote}/src/remote.tsx`, (text) =>
    insertInto(text, 'routes: {', `    '${id}': routeFrom(() => import('./screens/${id}/screen.tsx')),`),
  )
  plan.change(`${remote}/src/remote.tsx`, importRouteFrom)
}

/** What message ids of the remote begin with: its folder's name, unless its catalogue uses another word (`tenants`). */
function firstWord(plan: Plan, remote: string): string {
  const [first = remote] = Object.keys(JSON.parse(plan.read(`${remote}/locales/es.json`)) as object)
  return first.split('.')[0] ?? remote
}

/** Uses the settings shared by the pages of the remote, if its configuration defines them. */
const entry = (config: string): string =>
  config.includes('const page = {') ? '...page' : "guard: 'user', render: 'skeleton'"

const importRouteFrom = (text: string): string =>
  text.includes('routeFrom }')
    ? text
    : text.replace(
        /(?=import config from)/,
        "import { routeFrom } from '@metrolibre/platform/remote-config'\n",
      )

const screenOf = (
  texts: string,
): string => `import { FormattedMessage, type HeadContext } from '@metrolibre/platform'
import { Box, Container, Heading } from '@metrolibre/ui'

export const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: '${texts}.title' }),
  description: intl.formatMessage({ id: '${texts}.description' }),
  robots: 'noindex',
})

export const Screen = () => (
  <Container>
    <Box py="10">
      <Heading as="h1">
        <FormattedMessage id="${texts}.title" />
      </Heading>
    </Box>
  </Container>
)
`

const testOf = (path: string, title: string): string => `// @vitest-environment jsdom
import { renderRemote, screen } from '@metrolibre/testing/react'
import { expect, it } from 'vitest'
import remote from '../../remote.tsx'

it('has a heading', async () => {
  await renderRemote(remote, { path: '${path}' })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(${JSON.stringify(title)})
})
`
