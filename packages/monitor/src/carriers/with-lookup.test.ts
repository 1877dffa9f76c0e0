import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withTexts } from '../testing/with-text.ts'
import { runs } from '../testing/thorough.ts'
import { assess } from '../rules/assessment/assess.ts'
import { factsOf } from './facts-of.ts'
import { OUTCOMES } from '../rules/assessment/worst-outcome.ts'
import type { AuthorityFacts, CensusFacts, LookupFacts, SafetyFacts } from './read-facts.ts'
import type { FilesOfCarrier } from '../rules/assessment/unread-file.ts'
import { NO_SAFETY, withOrders } from './orders.ts'
import { authorityWithLookup, censusWithLookup, NO_CENSUS, safetyWithLookup } from './with-lookup.ts'

const FILE = '2026-11-14'
const LOOKUP = '2026-11-20'
const TODAY = '2026-11-21'

const NOTHING: LookupFacts = {
  not_allowed_as_of: null,
  status_code: null,
  status_as_of: null,
  operation: null,
  operation_as_of: null,
  rating: null,
  rating_date: null,
  rating_as_of: null,
  active_as_of: null,
  order_as_of: null,
  ordered_on: null,
  order_missing_as_of: null,
}

interface Known {
  readonly census?: CensusFacts | null
  readonly authority?: AuthorityFacts | null
  readonly safety?: SafetyFacts | null
  readonly lookup: LookupFacts | null
  readonly orders?: string | null
}

const findingsOf = ({ census = null, authority = null, safety = null, lookup, orders = null }: Known) => {
  const facts = { census, authority, safety, lookup, source: 'federal' as const }
  const known = censusWithLookup(facts)
  const files = Object.fromEntries([
    ['company-census', { as_of: FILE, why: null }],
    ...(orders === null ? [] : [['out-of-service-orders', { as_of: orders, why: null }]]),
  ]) as FilesOfCarrier
  return withTexts(
    assess(
      factsOf({
        ages: {},
        files,
        census: known && {
          ...known,
          is_private: false,
          changes: { since: FILE, officers_since: null, all: [] },
        },
        authority: authorityWithLookup(facts),
        insurances: [],
        safety: safetyWithLookup(facts, withOrders(safety, files)),
        ties: [],
        facts: [],
        own_checks: [],
      }),
      ['satisfactory_or_unrated_safety_rating', 'active_operating_status', 'no_active_out_of_service_orders'],
      TODAY,
    ),
  )
}

const rated = (rating: string | null, rating_date: string | null, as_of: string | null = FILE) => ({
  ...NO_SAFETY,
  rating,
  rating_date,
  as_of,
})
const reported = (rating: string, rating_date: string | null): LookupFacts => ({
  ...NOTHING,
  rating,
  rating_date,
  rating_as_of: LOOKUP,
})
const OLD = '2020-03-04'
const NEW = '2026-10-05'
const BY_LOOKUP = `(QCMobile, ${LOOKUP})`
const BY_FILE = `(Company Census File, ${FILE})`

describe('a rating', () => {
  it.each<[SafetyFacts | null, LookupFacts, string]>([
    [null, reported('U', NEW), `fail: Unsatisfactory ${BY_LOOKUP}`],
    [rated(null, null), reported('U', NEW), `fail: Unsatisfactory ${BY_LOOKUP}`],
    [rated('S', OLD), reported('U', NEW), `fail: Unsatisfactory ${BY_LOOKUP}`],
    [rated('U', OLD), reported('S', NEW), `pass: Satisfactory ${BY_LOOKUP}`],
    [rated('U', NEW), reported('S', OLD), `fail: Unsatisfactory ${BY_FILE}`],
    [rated('S', OLD), reported('S', OLD), `pass: Satisfactory ${BY_LOOKUP}`],
    // Of one day of rating: both, whichever file is newer.
    [rated('S', OLD), reported('C', OLD), `incomplete: rating Satisfactory or Conditional ${BY_LOOKUP}`],
    [
      rated('C', OLD, TODAY),
      reported('S', OLD),
      `incomplete: rating Conditional or Satisfactory ${BY_LOOKUP}`,
    ],
    [rated('S', null), reported('U', NEW), `incomplete: rating Satisfactory or Unsatisfactory ${BY_LOOKUP}`],
    [
      rated(null, null, TODAY),
      reported('U', NEW),
      `incomplete: rating Unrated or Unsatisfactory ${BY_LOOKUP}`,
    ],
    [rated('S', OLD, TODAY), reported('S', OLD), `pass: Satisfactory (Company Census File, ${TODAY})`],
    // A later file with an older rating.
    [rated('S', OLD, TODAY), reported('U', NEW), `fail: Unsatisfactory ${BY_LOOKUP}`],
    [rated('S', OLD), NOTHING, `pass: Satisfactory ${BY_FILE}`],
  ])('of the census and one of the service: %#', (safety, lookup, expected) => {
    const finding = findingsOf({ safety, lookup })['satisfactory_or_unrated_safety_rating']
    expect(`${finding?.result}: ${finding?.value} (${finding?.source}, ${finding?.as_of})`).toBe(expected)
  })

  it('with a day of its own leaves the day of the inspections', () => {
    const counted = { ...rated('S', OLD), inspections_24_months: 3 }
    const lookup = reported('U', NEW)
    expect(safetyWithLookup({ safety: counted, lookup }, counted)).toMatchObject({
      as_of: LOOKUP,
      inspections_as_of: FILE,
    })
  })
})

const days = fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20')
const rating = fc.constantFrom('S', 'C', 'U')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value)

const lookups: fc.Arbitrary<LookupFacts> = fc.record({
  not_allowed_as_of: maybe(days),
  status_code: maybe(fc.constantFrom('A', 'I')),
  status_as_of: days,
  operation: fc.constant(null),
  operation_as_of: fc.constant(null),
  rating: maybe(rating),
  rating_date: maybe(days),
  rating_as_of: days,
  active_as_of: fc.constant(null),
  order_as_of: maybe(days),
  ordered_on: maybe(days),
  order_missing_as_of: fc.constant(null),
})

const safeties = maybe(fc.tuple(maybe(rating), maybe(days), days)).map(it => it && rated(...it))
const censuses = maybe(fc.tuple(maybe(fc.constantFrom('A', 'I')), days)).map(
  it => it && { ...NO_CENSUS, status_code: it[0], as_of: it[1] },
)

describe('the laws of an answer', () => {
  it('an order and a prohibition fail, whatever the files of until that day say', () =>
    fc.assert(
      fc.property(censuses, safeties, lookups, maybe(days), (census, safety, lookup, orders) => {
        const findings = findingsOf({ census, safety, lookup, orders })
        if (lookup.order_as_of !== null)
          expect(findings['no_active_out_of_service_orders']?.result).toBe('fail')
        if (lookup.not_allowed_as_of !== null)
          expect(findings['active_operating_status']?.result).toBe('fail')
      }),
      { numRuns: runs(300, 5_000) },
    ))

  it('of one day, no finding is milder than that of the files or of the answer alone', () => {
    const severity = (result: string | undefined) => OUTCOMES.findIndex(outcome => outcome === result)
    fc.assert(
      fc.property(censuses, safeties, lookups, days, (census, safety, lookup, day) => {
        const ofOneDay = {
          ...lookup,
          status_as_of: day,
          rating_as_of: day,
          rating_date: lookup.rating_date && day,
        }
        const filed = {
          census: census && { ...census, as_of: day },
          safety: safety && { ...safety, as_of: day, rating_date: safety.rating_date && day },
        }
        const both = findingsOf({ ...filed, lookup: ofOneDay })
        // What one of the two does not tell at all, the other may.
        for (const alone of [findingsOf({ ...filed, lookup: null }), findingsOf({ lookup: ofOneDay })])
          for (const [type, { result }] of Object.entries(alone))
            if (result === 'fail')
              expect([type, severity(both[type]?.result)]).toEqual([
                type,
                expect.toSatisfy((at: number) => at <= severity('incomplete')),
              ])
      }),
      { numRuns: runs(300, 5_000) },
    )
  })

  it('an answer that forbids nothing makes nothing pass that the files of its day fail', () =>
    fc.assert(
      fc.property(censuses, days, (census, day) => {
        const filed = census && { ...census, as_of: day }
        const lookup = { ...NOTHING, status_code: 'A', status_as_of: day }
        const before = findingsOf({ census: filed, lookup: null })['active_operating_status']?.result
        const after = findingsOf({ census: filed, lookup })['active_operating_status']?.result
        if (before === 'fail') expect(after).toBe('fail')
      }),
      { numRuns: runs(100, 1_000) },
    ))
})
