import type { MonitorConfig } from '../../kernel/config.ts'
import type { Mail } from '../../kernel/mailbox.ts'
import { oneLine } from '../../platform/mailbox/one-line.ts'
import { portalLink } from '../../http/portal-link.ts'
import { DIGEST_KINDS, type DigestKind, type DigestLine } from '../../rules/digest-line.ts'

const HEADINGS: Readonly<Record<DigestKind, string>> = {
  verdict: 'Verdicts',
  authority: 'Authority',
  insurance: 'Insurance',
  contact: 'Contacts',
  safety: 'Safety',
  alert: 'Identity alerts',
}

/** Lines that a mail shows; the rest is in the portal. */
const SHOWN_MAX = 100

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, sign => SIGNS[sign] ?? sign)

interface DigestLetter {
  readonly id: number
  readonly to: string
  readonly lines: readonly DigestLine[]
  readonly frequency: 'daily' | 'weekly'
  readonly brand: 'main' | 'watchdog'
  readonly sentAt: Date
  readonly config: MonitorConfig
}

/** The mail of a digest: what changed, by kind, with a link to each carrier, and how to stop it. */
export const digestMail = ({ id, to, lines, frequency, brand, sentAt, config }: DigestLetter): Mail => {
  const link = (path: string) => portalLink(config, path, brand)
  const shown = lines.slice(0, SHOWN_MAX)
  const rest = lines.length - shown.length
  const groups = DIGEST_KINDS.map(kind => ({ kind, of: shown.filter(line => line.kind === kind) })).filter(
    ({ of }) => of.length > 0,
  )
  const carriers = new Set(lines.map(line => line.carrier_id)).size
  const count = `${carriers} of your carriers`
  const more = rest > 0 ? `${rest} more are in the portal.` : null
  const all = `See everything in the portal: ${link('digest')}`
  const stop = `You get this ${frequency} because your account has connection notifications. Change or stop it under My account, Preferences: ${link('my-account?tab=6')}`
  return {
    id: `digest-${id}`,
    to,
    code: null,
    subject: `What changed: ${count}`,
    text: [
      ...groups.flatMap(({ kind, of }) => [
        HEADINGS[kind],
        ...of.map(
          line => `- ${oneLine(line.name)}: ${oneLine(line.text)}\n  ${link(`carriers/${line.carrier_id}`)}`,
        ),
        '',
      ]),
      ...(more === null ? [] : [more]),
      all,
      '',
      stop,
    ].join('\n'),
    html: [
      ...groups.map(
        ({ kind, of }) =>
          `<h2>${HEADINGS[kind]}</h2><ul>${of
            .map(
              line =>
                `<li><a href="${escaped(link(`carriers/${line.carrier_id}`))}">${escaped(oneLine(line.name))}</a>: ${escaped(oneLine(line.text))}</li>`,
            )
            .join('')}</ul>`,
      ),
      ...(more === null ? [] : [`<p>${more}</p>`]),
      `<p><a href="${escaped(link('digest'))}">See all of it in the portal</a></p>`,
      `<p>You get this ${frequency} because your account has connection notifications. <a href="${escaped(link('my-account?tab=6'))}">Change or stop it</a> under My account, Preferences.</p>`,
    ].join('\n'),
    sent_at: sentAt,
  }
}
