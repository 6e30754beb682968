import { isExceptedName } from './exported-names/excepted-names.ts'
import { repeatedNames } from './exported-names/repeated-names.ts'
import type { SourceFile } from './source-files.ts'

/**
 * Names that more than one file still exports: copies that have to become one, and names of published packages, which
 * other repositories import. The list only gets shorter.
 */
const known: readonly string[] = [
  'addDays',
  'addMonths',
  'Availability',
  'Box',
  'CancellationReason',
  'CardPrice',
  'Charge',
  'countries',
  'Country',
  'CurrencyCode',
  'findAccount',
  'HourSlot',
  'Image',
  'isThisMachine',
  'knownTimeZone',
  'Locale',
  'locales',
  'MapFailed',
  'MapUndrawn',
  'PartFailed',
  'Picture',
  'PictureProblem',
  'PictureVariant',
  'PinMap',
  'placeName',
  'privateHead',
  'PropertyCard',
  'PropertyMap',
  'PropertyWords',
  'SearchMap',
  'Service',
  'Session',
  'SignedIn',
  'system',
  'TimeZone',
  'Toast',
  'unusedTimes',
  'Visit',
]

/** Checks that no name is exported by two files, so that each says what it is without its folder. */
export function checkExportedNames(
  files: readonly SourceFile[],
  stillRepeated: readonly string[] = known,
): string[] {
  const repeated = repeatedNames(files, isExceptedName)
  return [
    ...[...repeated]
      .filter(([name]) => !stillRepeated.includes(name))
      .map(
        ([name, paths]) =>
          `${name} is exported by ${paths.join(' and ')}; give each a name that says what it is without its folder.`,
      ),
    ...stillRepeated
      .filter((name) => !repeated.has(name))
      .map((name) => `${name} is exported once now: take it off the list in check-exported-names.ts.`),
  ]
}
