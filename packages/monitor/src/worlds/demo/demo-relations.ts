import { daysAfter, daysBefore, momentBefore } from '../days.ts'
import { onePagePdf } from '../onboarding/one-page-pdf.ts'
import { randomFrom } from '../random.ts'
import type { WorldRows } from '../world.ts'
import { FAILING_RULES } from './carrier-profiles.ts'
import { combinationCarriers } from './demo-carriers.ts'
import { COMPANY } from './demo-companies.ts'
import { namedPlans } from './named-carriers.ts'

/** 2080-01-01 means indefinite. Source: section 4, "Indefinite override". */
const FOR_EVER = '2080-01-01'
const DANA = 1
const PRIYA = 4
const WES = 6

/** One ordinary carrier in so many is subscribed, overridden or reported. */
const EVERY = { subscription: 19, override: 41, alert: 53 } as const
const FIRST_ORDINARY = 301

/** The files of the overrides of two named carriers. */
const PAPERS = [
  [8, 'cargo-endorsement.pdf', ['CARGO ENDORSEMENT', 'Tarnholm Bulk Transport Inc', 'Invented text.']],
  [9, 'broker letter (old).pdf', ['LETTER OF THE AGENT', 'Marigold Ridge Flatbed LLC', 'Invented text.']],
] as const
/** Apart from the files of the parts: reports count from 50,001, agreements from 60,001. */
const FIRST_PAPER = 40_001

const paperRows = (today: string) =>
  PAPERS.map(([carrier_id, name, lines], place) => ({
    id: FIRST_PAPER + place,
    company_id: COMPANY.northlake,
    user_id: carrier_id % 2 === 0 ? DANA : PRIYA,
    name,
    media_type: 'application/pdf',
    bytes: onePagePdf(lines),
    created_at: momentBefore(today, 40 + carrier_id),
  })) satisfies WorldRows['uploaded_files']

const papers: ReadonlyMap<number, number> = new Map(
  PAPERS.map(([carrier_id], place) => [carrier_id, FIRST_PAPER + place]),
)

type Rows<T extends keyof WorldRows> = NonNullable<WorldRows[T]>[number][]

/** The subscriptions, overrides and alerts of the demo companies. The database assigns ids in this order. */
export const demoRelations = (count: number, today: string): WorldRows => {
  const subscriptions: Rows<'subscriptions'> = []
  const rule_overrides: Rows<'rule_overrides'> = []
  const identity_alerts: Rows<'identity_alerts'> = []

  const subscribe = (company_id: number, carrier_id: number, days: number) =>
    subscriptions.push({
      company_id,
      carrier_id,
      user_id: company_id === 1 ? DANA : null,
      created_at: momentBefore(today, days),
    })
  const override = (carrier_id: number, is_type: string, expiration_date: string, is_active = true) =>
    rule_overrides.push({
      company_id: COMPANY.northlake,
      carrier_id,
      classification_id: null,
      is_type,
      is_active,
      expiration_date,
      uploaded_file_id: papers.get(carrier_id) ?? null,
      user_id: carrier_id % 2 === 0 ? DANA : PRIYA,
      created_at: momentBefore(today, 40 + (carrier_id % 300)),
      ...(!is_active && { ended_by: carrier_id % 2 === 0 ? PRIYA : DANA, ended_at: momentBefore(today, 20) }),
    })
  const alert = (carrier_id: number, days: number) =>
    identity_alerts.push({
      carrier_id,
      ...(carrier_id % 3 === 0
        ? { company_id: COMPANY.palisade, user_id: WES, site: 'watchdog' as const }
        : { company_id: COMPANY.northlake, user_id: DANA, site: 'main' as const }),
      is_type:
        (['identity_theft', 'double_brokering', 'hostage_load', 'stolen_assets'] as const)[carrier_id % 4] ??
        'identity_theft',
      message: 'Someone booked under this name from an address that is not theirs.',
      file_date: daysBefore(today, days),
      created_at: momentBefore(today, days),
    })

  for (const { id, relation } of namedPlans(today)) {
    if (relation.subscribed === true) subscribe(COMPANY.northlake, id, 120)
    for (const { rule, until, isWithdrawn } of relation.overrides ?? [])
      override(id, rule, until === 'for ever' ? FOR_EVER : daysAfter(today, until), isWithdrawn !== true)
    for (let days = 1; days <= (relation.alerts ?? 0); days++) alert(id, days * 3)
  }
  for (const [id, labels] of combinationCarriers)
    for (const [category, rules] of Object.entries(FAILING_RULES))
      if (labels[category as keyof typeof FAILING_RULES] === 'Override')
        for (const rule of rules) override(id, rule, FOR_EVER)

  for (let id = FIRST_ORDINARY; id <= count; id++) {
    const random = randomFrom(`demo/relation/${id}`)
    if (id % EVERY.subscription === 0) subscribe(COMPANY.northlake, id, random.whole(1, 800))
    if (id % (EVERY.subscription * 7) === 1) subscribe(COMPANY.palisade, id, random.whole(1, 400))
    if (id % EVERY.override === 0) {
      const rule = random.pick([
        'cargo_at_least_100000',
        'authority_age_at_least_6_months',
        'bipd_at_least_1000000',
      ])
      const until = random.pick([
        FOR_EVER,
        daysAfter(today, random.whole(1, 90)),
        daysBefore(today, random.whole(1, 90)),
      ])
      override(id, rule, until, random.chance(0.8))
    }
    if (id % EVERY.alert === 0) alert(id, random.whole(0, 200))
  }
  return { uploaded_files: paperRows(today), subscriptions, rule_overrides, identity_alerts }
}
