import type { Authority } from '../../carrier/carrier.ts'
import { authorityFact, authorityKindFact, authorityStatus } from '../../carrier/facts/authority-facts.ts'
import {
  authorityHistorySources,
  authorityStateSource,
  registrationSource,
  selfReportedSource,
} from '../../carrier/facts/fact-sources.ts'
import { operationFact, registrationFact } from '../../carrier/facts/census-facts.ts'
import { NOT_ON_RECORD } from '../../carrier/facts/fact.ts'
import type { Insight } from '../../carrier/insight/insight.ts'
import type { InsightKind } from '../../carrier/insight/insight-kinds.ts'
import { INSIGHTS_COUNTED_MAX, insightText } from '../../carrier/insight/insight-text.ts'
import { formatCount } from '../../shared/amounts.ts'
import { daysBetween } from '../../shared/calendar-date.ts'
import { sourcesText } from '../../shared/source-text.ts'
import { compared } from '../compared-carrier.ts'
import {
  type ComparedFact,
  comparedFact,
  type EvidenceLine,
  fromDetail,
  mapCompared,
  type RowRule,
} from '../compared-row.ts'
import { linesOf } from '../evidence.ts'

const KINDS = ['common', 'contract', 'broker'] as const satisfies readonly (keyof Authority)[]
const KIND_LABELS = { common: 'Common', contract: 'Contract', broker: 'Broker' } as const

const kindRow = (kind: (typeof KINDS)[number]): RowRule => ({
  key: `authority-${kind}`,
  label: `${KIND_LABELS[kind]} authority`,
  compare: fromDetail(({ authority }) =>
    comparedFact(authorityKindFact(authority[kind]), linesOf(authorityStateSource(authority))),
  ),
})

const toCarry: RowRule = {
  key: 'authority',
  label: 'Carrier authority',
  best: 'longest',
  compare: fromDetail(({ authority, census }, today) => {
    const { since } = authority
    const isActive = authorityStatus(authority, today, census) === 'active'
    return comparedFact(
      authorityFact(authority, today, census),
      [
        ...KINDS.map((kind): EvidenceLine => [KIND_LABELS[kind], authorityKindFact(authority[kind]).text]),
        ...linesOf(authorityStateSource(authority)),
        ['History', sourcesText(authorityHistorySources(authority))],
      ],
      isActive ? (since === null ? null : daysBetween(since, today)) : -1,
    )
  }),
}

const insightFact = (
  insights: readonly Insight[],
  kind: InsightKind,
  one: string,
  many: string,
): ComparedFact => {
  const found = insights.filter(each => each.kind === kind)
  const [newest] = found
  if (newest === undefined) return comparedFact({ text: 'none found', tone: 'plain' })
  const { evidence, what } = insightText(newest)
  const more = found.length >= INSIGHTS_COUNTED_MAX ? ' or more' : ''
  return comparedFact(
    { text: `${formatCount(found.length, one, many)}${more}`, note: evidence ?? what, tone: 'incomplete' },
    found.slice(0, 3).flatMap(each => {
      const texts = insightText(each)
      return [
        ['Found', texts.evidence === null ? texts.what : `${texts.what}: ${texts.evidence}`],
        ['Source', texts.source],
      ] as const
    }),
  )
}

const insightRow = (key: string, label: string, kind: InsightKind, one: string, many: string): RowRule => ({
  key,
  label,
  compare: ({ insights }) => mapCompared(insights, all => insightFact(all, kind, one, many)),
})

const GAPS = insightRow('authority-gaps', 'Gaps in authority', 'authority_history_gap', 'gap', 'gaps')

/** A carrier whose authority is not on record shows "not on record" instead of no gaps. */
const gaps: RowRule = {
  ...GAPS,
  compare: (carrier, today) => {
    const { detail, insights } = carrier
    const found = GAPS.compare(carrier, today)
    if (insights.kind !== 'ready' || insights.value.some(each => each.kind === 'authority_history_gap'))
      return found
    return detail.kind === 'ready' &&
      authorityStatus(detail.value.authority, today, detail.value.census) === 'not-on-record'
      ? compared(comparedFact(NOT_ON_RECORD))
      : found
  },
}

/**
 * Carrier authority, each kind of authority, gaps, broker authority nearby, and the registration.
 *
 * Source: section 2, "Comparison"; section 3, "Carrier detail". Choice: the longest unbroken authority is the best, and
 * one that is not active the worst.
 */
export const AUTHORITY_ROWS: readonly RowRule[] = [
  toCarry,
  ...KINDS.map(kindRow),
  gaps,
  insightRow('broker-nearby', 'Broker authority nearby', 'broker_authority_nearby', 'company', 'companies'),
  {
    key: 'registration',
    label: 'Registration',
    compare: fromDetail(({ census }) =>
      comparedFact(registrationFact(census), linesOf(registrationSource(census))),
    ),
  },
  {
    key: 'operation',
    label: 'Operation',
    compare: fromDetail(({ census }) =>
      comparedFact(operationFact(census), linesOf(selfReportedSource(census))),
    ),
  },
]
