import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOnRecord } from '../../rules/assessment/cover-in-force.ts'
import type { PolicyFact } from '../../rules/assessment/facts.ts'
import type { Filing } from './same-policy.ts'
import { resolveFilings } from './resolve-filings.ts'
import type { FiledDocket } from './why-unconfirmed.ts'

const TODAY = '2026-11-21'
const NO_DOCKETS: ReadonlyMap<string, FiledDocket> = new Map()

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 3 })
const days = fc.constantFrom('2025-01-01', '2025-01-03', '2026-03-01', '2026-09-04', '2026-12-14')

/** A filing as a list and the history tell it; some of the shapes no file makes. */
const filings: fc.Arbitrary<Filing> = fc
  .record({
    is_primary: fc.integer({ min: 0, max: 3 }).map(it => it > 0),
    policy_number: fc.constantFrom('IM 100-1', '0IM1001', 'NEXT 2', 'NONE', null),
    insurer: fc.constantFrom('INVENTED MUTUAL INS CO', 'INVENTED MUTUAL OF OHIO', null),
    amount: maybe(fc.constantFrom(500_000, 1_000_000)),
    effective_on: maybe(days),
    transacted_on: maybe(days),
    docket: maybe(fc.constantFrom('MC1', 'FF2')),
    listed_cancelled_on: fc.constantFrom(null, null, null, '2026-12-14'),
    listing: fc.constantFrom('motus', 'frozen', 'unlisted', 'none'),
    history_cancelled_on: maybe(days),
    history_kind: fc.constantFrom('canceled' as const, 'replaced' as const, 'name_changed' as const),
    hasHistory: fc.boolean(),
  })
  .map(({ listing, hasHistory, history_cancelled_on, history_kind, ...row }) => ({
    ...row,
    federal_key: 0,
    kind: 'bipd',
    other_dockets: null,
    listed_as_of: listing === 'motus' ? '2026-11-20' : listing === 'frozen' ? '2026-05-14' : null,
    motus_as_of: listing === 'motus' ? '2026-11-20' : listing === 'unlisted' ? '2026-11-18' : null,
    unlisted_on: listing === 'unlisted' ? '2026-11-19' : null,
    history_cancelled_on: hasHistory || listing === 'none' ? history_cancelled_on : null,
    history_kind: hasHistory || listing === 'none' ? history_kind : null,
    history_file: hasHistory || listing === 'none' ? 'Motus InsHist' : null,
    history_as_of: hasHistory || listing === 'none' ? '2026-11-20' : null,
    source_file: 'Motus Insur',
    as_of: '2026-11-20',
  }))
const several = fc
  .array(filings, { minLength: 1, maxLength: 6 })
  .map(rows => rows.map((row, at) => ({ ...row, federal_key: at + 1 })))

/** The policies that follow from some filings. */
const policiesOf = (rows: readonly Filing[]): readonly PolicyFact[] => {
  const resolved = resolveFilings(rows, NO_DOCKETS)
  return rows.flatMap(row => {
    const state = resolved.get(row)
    if (state === undefined) throw new Error('A filing is not resolved.')
    return state.unconfirmed === 'same_policy'
      ? []
      : [{ ...row, ...state, kind: 'bipd' as const, expires_on: null, source: 'filing' as const }]
  })
}
const amountOf = (rows: readonly Filing[], day = TODAY) => {
  const line = lineOnRecord({ insurance: { policies: policiesOf(rows) } }, 'bipd', day)
  return line.status === 'in-force' ? (line.policy.amount ?? 0) : -1
}

describe('what follows from the filings of a carrier', () => {
  it('is the same in every order of them', () => {
    fc.assert(
      fc.property(several, fc.infiniteStream(fc.nat()), (rows, places) => {
        const ranks = new Map(rows.map(row => [row, places.next().value as number]))
        const turned = rows.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
        const [one, other] = [resolveFilings(rows, NO_DOCKETS), resolveFilings(turned, NO_DOCKETS)]
        for (const row of rows) expect(other.get(row)).toEqual(one.get(row))
      }),
      { numRuns: 1_000 },
    )
  })

  it('is never milder by a cancellation that came too, whichever policy it names', () => {
    fc.assert(
      fc.property(several, filings, days, (rows, row, on) => {
        const end: Filing = {
          ...row,
          federal_key: 99,
          listed_as_of: null,
          motus_as_of: null,
          unlisted_on: null,
          listed_cancelled_on: null,
          history_cancelled_on: on,
          history_kind: 'canceled',
          history_as_of: '2026-11-20',
          history_file: 'Motus InsHist',
        }
        // Of a policy that has ended another end tells that it went on until then.
        const isOpen = rows.every(({ history_as_of }) => history_as_of === null)
        fc.pre(isOpen && on <= TODAY)
        expect(amountOf([...rows, end])).toBeLessThanOrEqual(amountOf(rows))
      }),
      { numRuns: 400 },
    )
  })

  it('has each filing as one policy, or as another spelling of one', () => {
    fc.assert(
      fc.property(several, rows => {
        const [first] = rows
        if (first === undefined) return
        const again = { ...first, federal_key: 99, policy_number: `00-${first.policy_number ?? ''}` }
        expect(amountOf([...rows, again])).toBe(amountOf(rows))
      }),
      { numRuns: 1_000 },
    )
  })
})
