import { daysBefore, momentBefore } from '../../days.ts'
import { onePagePdf } from '../../onboarding/one-page-pdf.ts'
import { type Random, randomFrom } from '../../random.ts'
import type { WorldRows } from '../../world.ts'
import { COMPANY } from '../demo-companies.ts'
import type { DemoPart, DemoSetting } from '../part.ts'
import { ALERT_TEXTS, STATEMENTS, EVIDENCE, ADDITIONS } from '../identity-alert-texts.ts'

type Alert = NonNullable<WorldRows['identity_alerts']>[number]
type Category = (typeof ALERT_TEXTS)[number][0]

/** The categories that accuse brokers. */
const BROKER_SIDE: ReadonlySet<unknown> = new Set(['no_payment', 'slow_payment', 'wrongful_rate_reduction'])

/** The database assigns the ids of other alerts from 1. */
const FIRST_ID = 1_001
/** Apart from the files of other parts: agreements and forms count from 60,001. */
const FIRST_FILE = 70_001
/** The first carrier without a fixed plan. */
const FIRST_ORDINARY = 301
const RECENT_DAYS = 7
const OLDEST_DAYS = 240

interface Reporter {
  readonly company: number
  readonly users: readonly number[]
  readonly site: 'main' | 'watchdog'
  /** How often each of the eleven categories is reported. */
  readonly rounds: number
}

/** The companies that raise alerts; Northlake fills more than a page. */
const REPORTERS: readonly Reporter[] = [
  { company: COMPANY.northlake, users: [1, 1, 2, 3, 4], site: 'main', rounds: 6 },
  { company: COMPANY.northlake, users: [1, 4], site: 'watchdog', rounds: 1 },
  { company: COMPANY.palisade, users: [6, 6, 7], site: 'watchdog', rounds: 6 },
  { company: COMPANY.plainview, users: [9], site: 'main', rounds: 2 },
  { company: COMPANY.cedarGap, users: [8], site: 'main', rounds: 1 },
]

const NO_CONTACT = { email: null, phone: null, phone_e164: null }

const contactOf = (random: Random) => {
  const area = random.pick(['214', '312', '402', '615', '905'])
  const phone = `${area}555${String(random.whole(100, 199)).padStart(4, '0')}`
  const name = random.pick(['dispatch', 'loads', 'booking', 'ops'])
  const host = random.pick(['eag1emesa', 'prairie-lanterm', 'copperwren-llc', 'tarnholm-bu1k'])
  const email = `${name}${random.whole(1, 40)}@${host}.example`
  return random.pick([
    { email, phone, phone_e164: `+1${phone}` },
    { ...NO_CONTACT, email },
    { ...NO_CONTACT, phone, phone_e164: `+1${phone}` },
  ])
}

const NO_FREIGHT = { origin_postal_code: null, commodity_type_id: null }
const COMMODITIES = 27

/** The freight of alerts about lost loads. */
const freightOf = (category: Category, random: Random, { zips }: DemoSetting) =>
  (category === 'hostage_load' || category === 'stolen_assets') && random.chance(0.7)
    ? { origin_postal_code: random.pick(zips).code, commodity_type_id: random.whole(1, COMMODITIES) }
    : NO_FREIGHT

const alertOf = (
  id: number,
  { company, users, site }: Reporter,
  [is_type, message]: (typeof ALERT_TEXTS)[number],
  round: number,
  setting: DemoSetting,
): Alert => {
  const random = randomFrom(`demo/identity-alert/${id}`)
  const { today, carriers } = setting
  // The first round is recent, so that every category occurs in the last seven days.
  const days = round === 0 ? random.whole(0, RECENT_DAYS) : random.whole(0, OLDEST_DAYS)
  const ordinary = carriers[random.whole(FIRST_ORDINARY - 1, carriers.length - 1)]
  const isContactOnly = is_type === 'identity_theft' && random.chance(0.4)
  const isWithdrawn = round > 0 && random.chance(0.12)
  return {
    id,
    carrier_id: isContactOnly ? null : (ordinary?.carrier.id ?? null),
    company_id: company,
    user_id: random.pick(users),
    is_type,
    message,
    file_date: daysBefore(today, days),
    site,
    ...(site === 'main' && (is_type === 'identity_theft' || random.chance(0.5))
      ? contactOf(random)
      : NO_CONTACT),
    ...freightOf(is_type, random, setting),
    unpublished_at: isWithdrawn ? momentBefore(today, Math.floor(days / 2), 700) : null,
    created_at: momentBefore(today, days, 480 + random.whole(0, 60)),
  }
}

/** Of the user of a company who writes messages. */
const WRITER: Readonly<Record<number, number>> = {
  [COMPANY.northlake]: 4,
  [COMPANY.palisade]: 7,
  [COMPANY.plainview]: 9,
  [COMPANY.cedarGap]: 8,
}

/** An instant some half hours after an alert, and not of a later day than today. */
const laterThan = (alert: Alert, halfHours: number, { today }: DemoSetting) =>
  new Date(
    Math.min(
      Date.parse(String(alert.created_at)) + halfHours * 1_800_000,
      Date.parse(`${today}T12:00:00Z`) + halfHours,
    ),
  ).toISOString()

/** What the carrier says: of every fifth alert about one, and of the newest about double brokering. */
const statementOf = (alert: Alert, at: number, setting: DemoSetting) => {
  const id = Number(alert.id)
  const answers = id % 5 === 0 || id === FIRST_ID
  const isAccused = alert.carrier_id != null && !BROKER_SIDE.has(alert.is_type)
  return answers && isAccused
    ? [
        {
          identity_alert_id: id,
          company_id: null,
          carrier_id: alert.carrier_id ?? null,
          user_id: null,
          message: STATEMENTS[id % STATEMENTS.length] ?? STATEMENTS[0],
          created_at: laterThan(alert, at + 1, setting),
        },
      ]
    : []
}

const messagesOf = (alert: Alert, setting: DemoSetting) => {
  const random = randomFrom(`demo/identity-alert-messages/${alert.id}`)
  const count = random.weigh([
    [6, 0],
    [2, 1],
    [1, 2],
    [1, 3],
  ] as const)
  const written = Array.from({ length: count }, (_, at) => {
    const company_id = random.chance(0.6) ? alert.company_id : COMPANY.plainview
    return {
      identity_alert_id: Number(alert.id),
      company_id,
      carrier_id: null,
      user_id: WRITER[company_id] ?? null,
      message: random.pick(ADDITIONS),
      created_at: laterThan(alert, at + 1, setting),
    }
  })
  return [...written, ...statementOf(alert, count, setting)]
}

/** The evidence of two in three alerts about carriers; the others were published without. */
const evidenceOf = (alert: Alert, setting: DemoSetting) => {
  const id = Number(alert.id)
  if (id % 3 === 2 || BROKER_SIDE.has(alert.is_type)) return []
  const pieces = id % 2 === 0 ? [EVIDENCE[0], EVIDENCE[1]] : [EVIDENCE[2], EVIDENCE[3]]
  return pieces.map(([kind, note, file], at) => {
    // A file may show a contact, which the watchdog's alerts have none of.
    const name = alert.site === 'watchdog' ? null : file
    return {
      name,
      row: {
        identity_alert_id: id,
        user_id: alert.user_id ?? null,
        kind,
        note,
        uploaded_file_id: name === null ? null : FIRST_FILE + id - FIRST_ID,
        created_at: laterThan(alert, at, setting),
      },
      company_id: alert.company_id,
    }
  })
}

/** Alerts of every category on both sites, by several companies, some unpublished, with messages and evidence. */
export const part: DemoPart = setting => {
  const plans = REPORTERS.flatMap(reporter =>
    Array.from({ length: reporter.rounds }, (_, round) =>
      ALERT_TEXTS.map(text => ({ reporter, text, round })),
    ).flat(),
  )
  const identity_alerts = plans.map(({ reporter, text, round }, at) =>
    alertOf(FIRST_ID + at, reporter, text, round, setting),
  )
  const evidence = identity_alerts.flatMap(each => evidenceOf(each, setting))
  return {
    identity_alerts,
    identity_alert_messages: identity_alerts.flatMap(each => messagesOf(each, setting)),
    identity_alert_evidence: evidence.map(({ row }) => row),
    uploaded_files: evidence.flatMap(({ row, name, company_id }) =>
      name === null || row.uploaded_file_id === null || row.user_id === null
        ? []
        : [
            {
              id: row.uploaded_file_id,
              company_id,
              user_id: row.user_id,
              name,
              media_type: 'application/pdf',
              bytes: onePagePdf([name, row.note, 'Invented text.']),
              created_at: row.created_at,
            },
          ],
    ),
  }
}
