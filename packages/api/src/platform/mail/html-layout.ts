import type { Locale } from '@metrolibre/contract'
import { escapeHtml as text } from '../html/escape-html.ts'
import { sizeOf, type ListedFile } from './listed-file.ts'
import { font, stayTape, tape } from './mail-tape.ts'
import { moreLinks, type MailContent } from './mail.ts'

const logo = `<svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="8" fill="#ffc61f"/><path d="M14 26H8V8h18v18" fill="none" stroke="#10201c" stroke-width="2.6" stroke-linecap="square"/><path d="M14 26V14a12 12 0 0 1 12 12" fill="#fff" fill-opacity=".55" stroke="#10201c" stroke-width="1.7"/><path d="M14 26V14" stroke="#10201c" stroke-width="2.6" stroke-linecap="square"/></svg>`

const dark =
  '@media(max-width:620px){.p{padding-left:20px!important;padding-right:20px!important}.full{width:100%!important}}' +
  '@media(prefers-color-scheme:dark){.bg{background:#0c1513!important}.card{background:#15211e!important}' +
  '.card td,.card h1,.card p,.card b,.word{color:#edf2ee!important}.card .quiet,.foot{color:#b4c0ba!important}.card td{border-color:#33443f!important}' +
  '.card .cta a,.card .cta,.card .mark td,.card .mark b{color:#10201c!important}.card .mark td{border-color:#10201c!important}.card a.more{color:#6fd3bf!important}}'

const table = (inner: string, attributes = ''): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" ${attributes}>${inner}</table>`

/** Labels of facts stay on one line; longer ones are names, which share the row with their value. */
const longestLabel = 16

const row = ([label, value]: readonly [string, string]): string => {
  const kept = label.length > longestLabel ? '' : ';white-space:nowrap'
  const cell = `${font}font-size:15px;line-height:22px;padding:9px 0;border-top:1px solid #dce2db`
  return `<tr><td class="quiet" style="${cell};padding-right:16px;color:#4d5b55${kept}">${text(label)}</td><td align="right" style="${cell};color:#10201c;font-weight:bold">${text(value)}</td></tr>`
}

const section = (inner: string, style: string): string =>
  `<tr><td class="p" style="${style}">${inner}</td></tr>`

const paragraph = (message: string): string =>
  `<p style="${font}margin:12px 0 0;font-size:16px;line-height:25px;color:#10201c;white-space:pre-line">${text(message)}</p>`

const pictureRow = ({ url, alt }: NonNullable<MailContent['picture']>): string =>
  `<tr><td style="line-height:0;background:#dfe6df"><img src="${text(url)}" alt="${text(alt)}" width="600" style="${font}display:block;width:100%;max-width:600px;height:auto;max-height:340px;object-fit:cover;border:0;font-size:14px;line-height:20px;color:#10201c"></td></tr>`

const fileList = (title: string, files: readonly ListedFile[]): string =>
  `<p class="quiet" style="${font}margin:0 0 8px;font-size:13px;line-height:20px;color:#4d5b55">${text(title)}</p>` +
  table(files.map((file) => row([file.name, sizeOf(file)])).join(''), 'width="100%"')

/** Renders the mail as HTML with tables and inline styles, which mail programs require. */
export function htmlLayout(
  content: MailContent,
  locale: Locale,
  footer: string,
  files: readonly ListedFile[] = [],
): string {
  const {
    preview,
    title,
    lead,
    message,
    picture,
    tape: stay,
    rows,
    action,
    filesTitle,
    note,
    subject,
  } = content
  const sections = [
    section(
      `<h1 style="${font}margin:0;font-size:32px;line-height:35px;font-weight:780;letter-spacing:-.8px;color:#10201c">${text(title)}</h1>` +
        `<p class="quiet" style="${font}margin:12px 0 0;font-size:16px;line-height:25px;color:#4d5b55">${text(lead)}</p>` +
        (message ? paragraph(message) : ''),
      'padding:30px 40px 0',
    ),
    stay?.length ? section(stayTape(stay), 'padding:22px 40px 0') : '',
    rows?.length ? section(table(rows.map(row).join(''), 'width="100%"'), 'padding:22px 40px 0') : '',
    action
      ? section(
          table(
            `<tr><td class="cta" style="border-radius:12px;${tape}"><a href="${text(action.url)}" style="${font}display:inline-block;padding:18px 28px 20px;font-size:17px;line-height:18px;font-weight:bold;color:#10201c;text-decoration:none">${text(action.label)}</a></td></tr>`,
          ),
          'padding:26px 40px 0',
        )
      : '',
    filesTitle && files.length > 0 ? section(fileList(filesTitle, files), 'padding:26px 40px 0') : '',
    ...moreLinks(content).map(({ label, url }) =>
      section(
        `<a class="more" href="${text(url)}" style="${font}font-size:15px;line-height:22px;color:#0d6358">${text(label)}</a>`,
        'padding:16px 40px 0',
      ),
    ),
    section(
      `<span class="quiet" style="color:#4d5b55">${text(note ?? '')}</span>`,
      `padding:18px 40px 34px;${font}font-size:13px;line-height:20px;color:#4d5b55`,
    ),
  ]
  const card = `<tr><td class="card" style="background:#ffffff;border-radius:20px;overflow:hidden">${table(
    `<tr><td style="height:14px;line-height:14px;font-size:0;${tape}">&nbsp;</td></tr>${picture ? pictureRow(picture) : ''}${sections.join('')}`,
    'width="100%"',
  )}</td></tr>`
  const brand = `<tr><td class="p" style="padding:0 32px 18px">${table(
    `<tr><td style="width:34px;line-height:0">${logo}</td><td class="word" style="${font}font-size:22px;font-weight:800;letter-spacing:-.6px;color:#10201c;padding-left:10px"><span style="font-stretch:72%">metro</span><span style="font-stretch:125%">libre</span></td></tr>`,
  )}</td></tr>`
  const foot = `<tr><td class="p foot" style="padding:22px 40px 0;${font}font-size:13px;line-height:20px;color:#4d5b55">${text(footer)}</td></tr>`
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${text(subject)}</title><style>${dark}</style></head><body class="bg" style="margin:0;background:#ebefea"><div style="display:none;max-height:0;overflow:hidden">${text(preview)}</div>${table(
    `<tr><td align="center" style="padding:28px 0 36px">${table(brand + card + foot, 'class="full" width="600" style="width:600px"')}</td></tr>`,
    'class="bg" width="100%" style="background:#ebefea"',
  )}</body></html>`
}
