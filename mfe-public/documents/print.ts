// Prints the page "how it works" of a running platform to PDF; the results are committed next to the link that
// offers them. Run it with: node mfe-public/documents/print.ts http://localhost:4000
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [site = 'http://localhost:4000'] = process.argv.slice(2)
const folder = fileURLToPath(new URL('../src/features/about/documents/', import.meta.url))
const pages = { 'como-funciona': '/casos-de-exito', 'how-it-works': '/en/casos-de-exito' }

const profile = mkdtempSync(join(tmpdir(), 'print-'))
for (const [name, path] of Object.entries(pages))
  execFileSync(process.env.CHROMIUM_PATH ?? 'chromium', [
    '--headless',
    '--no-sandbox',
    `--user-data-dir=${profile}`,
    '--no-pdf-header-footer',
    '--blink-settings=preferredColorScheme=1',
    '--virtual-time-budget=10000',
    `--print-to-pdf=${folder}${name}.pdf`,
    site + path,
  ])
rmSync(profile, { recursive: true, force: true })
