/**
 * Generates the icon modules beside this file from Phosphor Icons (MIT). The components of that package
 * contain six weights each, which is six times the bytes; the interface uses one. Run it after changing a
 * list: `node packages/ui/src/icons/generate.ts`
 */
import { writeFileSync } from 'node:fs'
import { shortPath } from './short-path.ts'

interface DrawnElement {
  props: { d?: string; children?: DrawnElement | DrawnElement[] }
}

/**
 * Maps a file to the names of its icons. A name that ends in `Fill` or `Bold` has that weight, all others are
 * regular. A bundler puts a whole file where one of its icons is needed first, so those that every page loads
 * have a file of their own.
 */
const files: Record<string, string> = {
  frame:
    'ArrowClockwise CaretDown CheckCircleFill Cookie EnvelopeSimple GearSix GlobeHemisphereWest ImageSquare InfoFill InstagramLogo Key MagnifyingGlass Plugs ShieldStar UsersThree WarningCircle WarningCircleFill WarningFill WarningOctagonFill WhatsappLogo X',
  kinds: 'DoorOpen HouseLine Clock Warehouse Plant Buildings SquaresFour Cube',
  services:
    'Vault CarSimple Broom Toilet WifiHigh ShieldCheck Lock Lightning ThermometerSimple CookingPot Armchair Elevator Ruler',
  actions:
    'ArrowCounterClockwise ArrowsClockwise Check CheckBold Copy DotsThreeVertical DownloadSimple Eye EyeSlash FadersHorizontal FileXls FloppyDisk Image Images Minus PencilSimple Play PlayFill Plus Share ShareNetwork SignOut TextT Trash UploadSimple XBold Eraser CursorText Funnel SortAscending ArrowSquareOut Printer LinkSimple ListBullets Prohibit Keyboard',
  arrows: 'ArrowLeft ArrowRight ArrowUp ArrowDown CaretLeft CaretRight CaretUp CaretUpDown',
  places: 'MapPin MapPinArea MapTrifold NavigationArrow Crosshair Compass',
  people:
    'Briefcase User UserCircle Users IdentificationCard Handshake Signature Baby ChatCircle Star StarFill StarHalfFill Heart HeartFill',
  messages:
    'At Bell Envelope Megaphone Phone WhatsappLogoFill Newspaper Quotes ChatText PaperPlaneTilt FacebookLogo LinkedinLogo YoutubeLogo',
  money:
    'Bank CreditCard CurrencyCircleDollar Money Receipt ReceiptFill Wallet Coins ChartBar TrendUp TrendDown Calculator HandCoins',
  time: 'CalendarBlank CalendarCheck CalendarX CalendarPlus ClockCounterClockwise Hourglass Timer',
  papers:
    'Article ClipboardText File FileArrowDown FilePdf FileText Files Folder Scroll Certificate Fingerprint',
  status:
    'CheckCircle Info PlugsConnected Question SealCheck SealCheckFill Warning WarningOctagon WifiSlash CloudSlash XCircle XCircleFill LockSimple Moon Sun CircleDashed ImageBroken',
  media:
    'ClosedCaptioning CornersOut Cube3d SpeakerHigh VideoCamera MonitorPlay Camera CubeFocus PauseCircle PlayCircle PlayCircleFill',
}
const aliases: Record<string, string> = { Cube3d: 'CubeTransparent' }

// The package does not export the paths of its icons, so they are located relative to its entry file.
const phosphor = import.meta.resolve('@phosphor-icons/react')

const weightOf = (name: string) =>
  name.endsWith('Fill') ? 'fill' : name.endsWith('Bold') ? 'bold' : 'regular'

const pathsOf = (element: DrawnElement): string[] => {
  if (element.props.d) return [element.props.d]
  return [element.props.children ?? []].flat().flatMap(pathsOf)
}

const draw = async (name: string): Promise<string> => {
  const weight = weightOf(name)
  const base = aliases[name] ?? name.replace(/(Fill|Bold)$/, '')
  const module = await import(new URL(`./defs/${base}.es.js`, phosphor).href)
  const weights = module.default as Map<string, DrawnElement>
  const drawn = weights.get(weight)
  if (!drawn) throw new Error(`Phosphor has no ${weight} ${base}`)
  return `export const ${name} = /* @__PURE__ */ icon(\n  '${shortPath(pathsOf(drawn).join(''))}',\n)`
}

for (const [file, names] of Object.entries(files)) {
  const icons = await Promise.all(names.split(' ').map(draw))
  const head = `// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.\nimport { icon } from './icon.tsx'\n\n`
  writeFileSync(new URL(`${file}.tsx`, import.meta.url), `${head}${icons.join('\n\n')}\n`)
}
const index = Object.keys(files).map((file) => `export * from './${file}.tsx'\n`)
writeFileSync(
  new URL('index.ts', import.meta.url),
  `// Drawn by generate.ts.\nexport type { Icon, IconProps } from './icon.tsx'\n${index.join('')}`,
)
