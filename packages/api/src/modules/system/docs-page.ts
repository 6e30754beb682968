import { createHash } from 'node:crypto'
import { escapeHtml as text } from '../../platform/html/escape-html.ts'

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  'x-access': string
  parameters?: Array<{ name: string; in: string; required?: boolean; schema: unknown }>
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>
}

interface Description {
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}

const style = `:root{color-scheme:light dark;--line:color-mix(in srgb,CanvasText 18%,transparent)}
body{font:16px/1.5 system-ui,sans-serif;max-width:960px;margin:0 auto;padding:24px}
h1{font-size:28px}h2{margin-top:40px;text-transform:capitalize}
details{border:1px solid var(--line);border-radius:8px;margin:8px 0;padding:10px 14px}
summary{cursor:pointer}code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:12px;border:1px solid var(--line);border-radius:8px}
.method{display:inline-block;min-width:56px;font-weight:700}.access{float:right;opacity:.75}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:4px 12px 4px 0;border-bottom:1px solid var(--line);vertical-align:top}`

const schema = (title: string, value: unknown): string =>
  `<h4>${text(title)}</h4><pre>${text(JSON.stringify(value, null, 2))}</pre>`

const parameters = ({ parameters: list = [] }: Operation): string =>
  list.length === 0
    ? ''
    : `<h4>Parameters</h4><table><tr><th>Name</th><th>In</th><th>Schema</th></tr>${list
        .map(
          ({ name, in: place, required, schema: type }) =>
            `<tr><td><code>${text(name)}</code>${required ? ' *' : ''}</td><td>${text(place)}</td><td><code>${text(JSON.stringify(type))}</code></td></tr>`,
        )
        .join('')}</table>`

const bodies = (content: Record<string, { schema: unknown }> | undefined, title: string): string =>
  Object.entries(content ?? {})
    .map(([mediaType, { schema: type }]) => schema(`${title}, ${mediaType}`, type))
    .join('')

function answers({ responses }: Operation): string {
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400)
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 400)
  return (
    successes.map(([status, { content }]) => bodies(content, `Answer ${status}`)).join('') +
    `<h4>Refusals</h4><table>${refusals
      .map(
        ([status, { description }]) =>
          `<tr><td>${text(status)}</td><td><code>${text(description)}</code></td></tr>`,
      )
      .join('')}</table>`
  )
}

const operation = (method: string, path: string, item: Operation): string =>
  `<details id="${text(item.operationId)}"><summary><span class="method">${text(method.toUpperCase())}</span> <code>${text(path)}</code> ${text(item.summary)} <span class="access">${text(item['x-access'])}</span></summary>${parameters(item)}${bodies(item.requestBody?.content, 'Body')}${answers(item)}</details>`

/** Renders the API description as an HTML page without scripts, with the content security policy that its style needs. */
export function docsPage(description: unknown): { html: string; policy: string } {
  const { info, paths } = description as Description
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, item]) => ({
      tag: item.tags[0] ?? '',
      html: operation(method, path, item),
    })),
  )
  const groups = Map.groupBy(operations, ({ tag }) => tag)
  const content = [...groups]
    .map(
      ([tag, items]) => `<section><h2>${text(tag)}</h2>${items.map(({ html }) => html).join('')}</section>`,
    )
    .join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text(info.title)}</title><style>${style}</style></head><body><main><h1>${text(info.title)} ${text(info.version)}</h1><p><a href="openapi.json">openapi.json</a></p>${content}</main></body></html>`
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
  }
}
