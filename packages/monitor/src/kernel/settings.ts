import { type Environment, UnusableFlag } from './command-line.ts'

/** What the monitor reads from its environment beside its flags. */
export interface Settings {
  /** A PostgreSQL server in place of the embedded engine. */
  readonly databaseUrl: string | undefined
  /** The mail server for codes; without it codes are stored for the operator and printed. */
  readonly smtpUrl: string | undefined
  readonly smtpFrom: string | undefined
  /** Shared with the provider of the chat. */
  readonly chatSecret?: string | undefined
  /** The operator's secret for metrics and the mailbox; by default one is made at each start and printed. */
  readonly operatorSecret?: string | undefined
  /** For the agency's service for one carrier; without it nothing is requested. */
  readonly qcmobileKey?: string | undefined
  /** Where that service is, if not at the agency. */
  readonly qcmobileUrl?: string | undefined
  /** `1`: no carrier is blocked by what it shares with another. The portal reads the same variable. */
  readonly disableDnuAssociations?: string | undefined
  /** `1`: webhooks may go to addresses inside this network, and by http. */
  readonly webhooksInside?: string | undefined
}

/** What is wrong with a value, as the end of a sentence that begins with its name. Undefined: nothing is. */
type Check = (text: string) => string | undefined

/** Variables of a shell lose their quotes; those of a file that a container or a service reads may not. */
const IN_QUOTES = /^(["']).*\1$/s

const url =
  (protocols: readonly string[], sample: string): Check =>
  text => {
    const read = URL.canParse(text) ? new URL(text) : undefined
    // The address of a PostgreSQL server may name a socket in place of a host.
    const hasHost = read !== undefined && (read.hostname !== '' || read.searchParams.has('host'))
    return hasHost && protocols.includes(read.protocol) ? undefined : `is no address such as ${sample}`
  }

/** `no-reply@yours.example`, or with a name in front, which is in quotes where it has signs such as a comma. */
const SENDER = /^(?:(?:"[^"\r\n]*"|[^"<>,;:@\r\n]*)\s*<[^\s<>@",]+@[^\s<>@",]+>|[^\s<>@",]+@[^\s<>@",]+)$/

const sender: Check = text =>
  SENDER.test(text)
    ? undefined
    : 'is no sender such as no-reply@yours.example or Fairhaul <no-reply@yours.example>'

const secret: Check = text =>
  text === text.trim() && !/[\r\n]/.test(text)
    ? undefined
    : 'begins or ends with a blank, or has several lines'

const toggle: Check = text => (text === '0' || text === '1' ? undefined : 'is neither 0 nor 1')

const CHECKS = {
  databaseUrl: ['DATABASE_URL', url(['postgres:', 'postgresql:'], 'postgresql://user:password@host/name')],
  smtpUrl: ['SMTP_URL', url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465')],
  smtpFrom: ['SMTP_FROM', sender],
  chatSecret: ['FAIRHAUL_CHAT_SECRET', secret],
  operatorSecret: ['FAIRHAUL_OPERATOR_SECRET', secret],
  qcmobileKey: ['FAIRHAUL_QCMOBILE_KEY', secret],
  qcmobileUrl: [
    'FAIRHAUL_QCMOBILE_URL',
    url(['http:', 'https:'], 'https://mobile.fmcsa.dot.gov/qc/services'),
  ],
  disableDnuAssociations: ['DISABLE_DNU_ASSOCIATIONS', toggle],
  webhooksInside: ['FAIRHAUL_WEBHOOKS_INSIDE', toggle],
} as const satisfies Readonly<Record<keyof Settings, readonly [name: string, check: Check]>>

/** The sentence on a value that cannot be used. It does not repeat the value, which may have a password. */
const complaint = ([name, check]: readonly [string, Check], text: string): string | undefined => {
  if (IN_QUOTES.test(text)) return `${name} is in quotes: write it without them.`
  const wrong = check(text)
  return wrong && `${name} ${wrong}.`
}

/**
 * The settings of the monitor, checked before anything is opened.
 *
 * Refuses: UnusableFlag for those that cannot be used, with one sentence for each.
 */
export const readSettings = (environment: Environment): Settings => {
  const given = Object.entries(CHECKS).map(([key, check]) => {
    const text = environment[check[0]] || undefined
    return { key, text, complaint: text === undefined ? undefined : complaint(check, text) }
  })
  const complaints = given.flatMap(({ complaint }) => complaint ?? [])
  if (complaints.length > 0) throw new UnusableFlag(complaints.join('\n'))
  return Object.fromEntries(given.map(({ key, text }) => [key, text])) as Record<
    keyof Settings,
    string | undefined
  >
}

/** DATABASE_URL alone, for programs that have no other setting. Refuses: UnusableFlag, as `readSettings` does. */
export const databaseUrlOf = (environment: Environment): string | undefined =>
  readSettings({ DATABASE_URL: environment['DATABASE_URL'] }).databaseUrl
