/**
 * Generates the icon modules next to this file from Phosphor Icons (MIT). The components of that package
 * contain six weights each, which is six times the bytes; the interface uses one. Run it after changing the
 * list: `node packages/ui/src/icons/generate.ts`
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { shortPath } from './short-path.ts'

interface DrawnElement {
  props: { d?: string; children?: DrawnElement | DrawnElement[] }
}

/**
 * The icons. A name that ends in `Fill` or `Bold` has that weight, all others are regular. Each has a file of its own,
 * because a bundler puts a whole file where one of its icons is needed first.
 */
const names = [
  'ArrowClockwise CaretDown CheckCircleFill Cookie EnvelopeSimple GearSix GlobeHemisphereWest ImageSquare InfoFill InstagramLogo Key MagnifyingGlass Plugs ShieldStar UsersThree WarningCircle WarningCircleFill WarningFill WarningOctagonFill WhatsappLogo X',
  'DoorOpen HouseLine Clock Warehouse Plant Buildings SquaresFour Cube',
  'Vault CarSimple Broom Toilet WifiHigh ShieldCheck Lock Lightning ThermometerSimple CookingPot Armchair Elevator Ruler',
  'ArrowCounterClockwise ArrowsClockwise Check CheckBold Copy DotsThreeVertical DownloadSimple Eye EyeSlash FadersHorizontal FileXls FloppyDisk Image Images Minus PencilSimple Play PlayFill Plus Share ShareNetwork SignOut TextT Trash UploadSimple XBold Eraser CursorText Funnel SortAscending ArrowSquareOut Printer LinkSimple ListBullets Prohibit Keyboard',
  'ArrowLeft ArrowRight ArrowUp ArrowDown CaretLeft CaretRight CaretUp CaretUpDown',
  'MapPin MapPinArea MapTrifold NavigationArrow Crosshair Compass',
  'Briefcase User UserCircle Users IdentificationCard Handshake Signature Baby ChatCircle Star StarFill StarHalfFill Heart HeartFill',
  'At Bell Envelope Megaphone Phone WhatsappLogoFill Newspaper Quotes ChatText PaperPlaneTilt FacebookLogo LinkedinLogo YoutubeLogo',
  'Bank CreditCard CurrencyCircleDollar Money Receipt ReceiptFill Wallet Coins ChartBar TrendUp TrendDown Calculator HandCoins',
  'CalendarBlank CalendarCheck CalendarX CalendarPlus ClockCounterClockwise Hourglass Timer',
  'Article ClipboardText File FileArrowDown FilePdf FileText Files Folder Scroll Certificate Fingerprint',
  'CheckCircle Info PlugsConnected Question SealCheck SealCheckFill Warning WarningOctagon WifiSlash CloudSlash XCircle XCircleFill LockSimple Moon Sun CircleDashed ImageBroken',
  'ClosedCaptioning CornersOut Cube3d SpeakerHigh VideoCamera MonitorPlay Camera CubeFocus PauseCircle PlayCircle PlayCircleFill',
].flatMap((line) => line.split(' '))
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

const fileOf = (name: string): string => `${name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()}.tsx`

const folder = new URL('drawn/', import.meta.url)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const name of names) {
  const head = `// Drawn by generate.ts from Phosphor Icons, MIT, © 2020 Phosphor Icons.\nimport { icon } from '../icon.tsx'\n\n`
  writeFileSync(new URL(fileOf(name), folder), `${head}${await draw(name)}\n`)
}
const index = names.map((name) => `export { ${name} } from './drawn/${fileOf(name)}'\n`)
writeFileSync(
  new URL('index.ts', import.meta.url),
  `// Drawn by generate.ts.\nexport type { Icon, IconProps } from './icon.tsx'\n${index.join('')}`,
)
