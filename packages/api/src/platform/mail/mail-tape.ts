import { escapeHtml as text } from '../html/escape-html.ts'
import type { MailContent } from './mail.ts'

export const font = "font-family:'Archivo Variable',Archivo,Arial,Helvetica,sans-serif;"

/** The brand's measuring tape as a background. Mail programs that don't know gradients show it plain. */
export const tape =
  'background:#ffc61f;background-image:repeating-linear-gradient(90deg,#10201c 0 1px,transparent 1px 10px);' +
  'background-size:100% 7px;background-position:0 100%;background-repeat:no-repeat'

const mark = ([label, value]: readonly [string, string], index: number, width: number): string => {
  const line = index > 0 ? 'border-left:1px solid #10201c' : ''
  return `<td width="${width}%" valign="top" style="${font}padding:10px 12px 18px;font-size:15px;line-height:21px;color:#10201c;${line}">${text(label)}<br><b style="font-weight:780;color:#10201c">${text(value)}</b></td>`
}

/** Draws the parts of a stay side by side on the tape. */
export const stayTape = (parts: NonNullable<MailContent['tape']>): string => {
  const width = Math.floor(100 / parts.length)
  const cells = parts.map((part, index) => mark(part, index, width)).join('')
  return `<table role="presentation" cellpadding="0" cellspacing="0" class="mark" width="100%" style="border-radius:10px;${tape}"><tr>${cells}</tr></table>`
}
