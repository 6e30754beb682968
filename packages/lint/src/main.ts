// Runs all house rules: prints one sentence per violation, and exits with 1 if there is any.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkAmounts, checkWrittenTexts } from './check-amounts.ts'
import { pictureFile } from './architecture/draw.ts'
import { checkArchitecture } from './check-architecture.ts'
import { checkCatalogues, checkRepeatedIds, readCatalogues, readCatalogueTexts } from './check-catalogues.ts'
import { checkCircles } from './check-circles.ts'
import { checkExportedNames } from './check-exported-names.ts'
import { checkFiles } from './check-files.ts'
import { checkGallery } from './check-gallery.ts'
import { checkGlossary } from './check-glossary.ts'
import { checkInternals } from './check-internals.ts'
import { checkReadmes, checkLayout } from './check-layout.ts'
import { checkNames } from './check-names.ts'
import { checkMessageIds } from './check-message-ids.ts'
import { checkLooseTexts } from './check-loose-texts.ts'
import { checkNeutralTexts, checkPeruvianWords } from './check-peruvian-words.ts'
import { checkOrder } from './check-order.ts'
import { checkPlainServerTexts, checkPlainWords } from './check-plain-words.ts'
import { checkRedirects } from './check-redirects.ts'
import { checkRooms } from './check-rooms.ts'
import { checkRuleCitations, checkRuleForm, isRules } from './check-rules.ts'
import { checkSql } from './check-sql.ts'
import { checkStorage } from './check-storage.ts'
import { checkWindows } from './check-windows.ts'
import { readEntries } from './entries.ts'
import { importsOf } from './imports.ts'
import { listTreeFiles, readSourceFiles, readTextFiles } from './source-files.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const paths = listTreeFiles(root)
const files = readSourceFiles(root)
const imports = files.flatMap(importsOf)
const catalogues = readCatalogueTexts(root, paths)
const documents = readTextFiles(root, paths, /\.(md|sql)$/)
const rules = documents.filter(({ path }) => isRules(path))
const breaches = [
  ...checkLayout(paths),
  ...checkReadmes(paths),
  ...checkRooms(imports),
  ...checkCircles(imports, readEntries(root, paths)),
  ...checkArchitecture(paths, imports, readFileSync(join(root, pictureFile), 'utf8')),
  ...checkFiles(files),
  ...checkSql(files),
  ...checkStorage(files),
  ...checkLooseTexts(files),
  ...checkAmounts(files),
  ...checkNames(files),
  ...checkExportedNames(files),
  ...checkGlossary(paths, readFileSync(join(root, 'packages/contract/GLOSSARY.md'), 'utf8')),
  ...checkRuleForm(rules),
  ...checkRuleCitations(rules, [...files, ...documents]),
  ...checkInternals(files),
  ...checkRedirects(files),
  ...checkWindows(files),
  ...checkOrder(files),
  ...checkGallery(files),
  ...checkCatalogues(root, paths),
  ...checkRepeatedIds(catalogues),
  ...checkWrittenTexts(catalogues),
  ...checkPeruvianWords(catalogues),
  ...checkNeutralTexts(files),
  ...checkPlainWords(catalogues),
  ...checkPlainServerTexts(files),
  ...checkMessageIds(readCatalogues(root, paths), files),
]
for (const breach of breaches) console.error(breach)
console.log(`House rules: ${files.length} files, ${imports.length} imports, ${breaches.length} violations.`)
process.exitCode = breaches.length > 0 ? 1 : 0
