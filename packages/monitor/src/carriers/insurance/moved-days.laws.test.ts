import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedDays } from './moved-days.ts'
import type { Filing } from './same-policy.ts'
import { type Resolved, resolveFilings } from './resolve-filings.ts'
import type { FiledDocket } from './why-unconfirmed.ts'

const LATER = '2026-11-21'

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 3 })
const days = fc.constantFrom('2025-01-01', '2025-01-03', '2026-03-01', '2026-09-04', '2026-12-14')
const listDays = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-20')
const FROZEN = '2026-05-14'

/** A filing as some of the files tell it, each of a day of its own. */
const filing: fc.Arbitrary<Filing> = fc
  .record({
    kind: fc.constantFrom('bipd', 'bipd', 'bipd', 'cargo'),
    is_primary: fc.integer({ min: 0, max: 5 }).map(it => it > 0),
    policy_number: fc.constantFrom('IM 100-1', '0IM1001', '0IM1001', 'NEXT 2'),
    insurer: fc.constantFrom('INVENTED MUTUAL INS CO', 'INVENTED MUTUAL OF OHIO'),
    amount: fc.constantFrom(500_000, 1_000_000),
    effective_on: fc.constantFrom(null, '2025-01-01', '2025-01-01', '2025-01-03', '2026-03-01'),
    transacted_on: maybe(days),
    listed: fc.constantFrom('motus', 'motus', 'frozen', 'unlisted', 'none'),
    listedOn: listDays,
    listed_cancelled_on: fc.constantFrom(null, null, '2026-11-20', '2026-12-14'),
    hasHistory: fc.boolean(),
    history_cancelled_on: fc.constantFrom(null, '2026-09-04', '2026-09-04', '2026-09-04', '2026-12-14'),
    history_kind: fc.constantFrom(
      'canceled' as const,
      'canceled' as const,
      'replaced' as const,
      'name_changed' as const,
    ),
    historyFile: fc.constantFrom('Motus InsHist', 'Motus InsHist', 'InsHist'),
    historyOn: listDays,
    isLookup: fc.integer({ min: 0, max: 7 }).map(it => it === 0),
  })
  .map(({ listed, listedOn, hasHistory, historyFile, historyOn, isLookup, ...row }) => {
    const isEnded = hasHistory || listed === 'none'
    const historyDay = historyFile === 'InsHist' ? FROZEN : historyOn
    const listDay = listed === 'frozen' ? FROZEN : listedOn
    return {
      ...row,
      federal_key: isLookup ? null : 0,
      docket: 'MC1',
      other_dockets: null,
      listed_cancelled_on: listed === 'frozen' ? row.listed_cancelled_on : null,
      listed_as_of: listed === 'motus' || listed === 'frozen' ? listDay : null,
      motus_as_of: listed === 'motus' || listed === 'unlisted' ? listDay : null,
      unlisted_on: listed === 'unlisted' ? '2026-11-20' : null,
      history_cancelled_on: isEnded ? row.history_cancelled_on : null,
      history_kind: isEnded ? row.history_kind : null,
      history_file: isEnded ? historyFile : null,
      history_as_of: isEnded ? historyDay : null,
      source_file: isLookup
        ? 'QCMobile'
        : listed === 'frozen'
          ? 'ActPendInsur'
          : isEnded
            ? historyFile
            : 'Motus Insur',
      as_of: isEnded && historyDay > listDay ? historyDay : listDay,
    }
  })
const filings = fc
  .array(filing, { minLength: 1, maxLength: 4 })
  .map(rows => rows.map((row, at) => (row.federal_key === null ? row : { ...row, federal_key: at + 1 })))
const dockets: fc.Arbitrary<ReadonlyMap<string, FiledDocket>> = fc
  .record({
    policies_removed_as_of: maybe(listDays),
    bipd_on_file: fc.constantFrom(null, 0, 1_000_000),
    is_cargo_on_file: fc.constantFrom(null, false, true),
    as_of: maybe(fc.constantFrom(FROZEN, '2026-11-20', LATER)),
    is_given_away: fc.integer({ min: 0, max: 9 }).map(it => it === 0),
  })
  .map(docket => new Map([['MC1', { ...docket, docket: 'MC1' }]]))

/** A row after a file of a later day had it again. */
const again = (row: Filing & Resolved, file: 'list' | 'history'): Filing & Resolved => ({
  ...row,
  as_of: LATER,
  ...(file === 'history' ? { history_as_of: LATER } : { listed_as_of: LATER, motus_as_of: LATER }),
  source_file: row.source_file === 'ActPendInsur' ? 'Motus Insur' : row.source_file,
})

describe('filings that a file of a later day repeats', () => {
  it('have what would follow from all of them, where days alone are moved', () => {
    let moved = 0
    fc.assert(
      fc.property(
        filings,
        dockets,
        fc.constantFrom('list' as const, 'history' as const),
        fc.infiniteStream(fc.integer({ min: 0, max: 2 })),
        (rows, known, file, chances) => {
          const settled = resolveFilings(rows, known)
          const before = rows.flatMap(row => {
            const state = settled.get(row)
            return state === undefined ? [] : [{ ...row, ...state }]
          })
          const wasOf = new Map<Filing, Filing & Resolved>()
          const after = before.map(row => {
            const isIn = file === 'history' ? row.history_file === 'Motus InsHist' : row.listed_as_of !== null
            if (!isIn || row.federal_key === null || chances.next().value === 0) return row
            const now = again(row, file)
            wasOf.set(now, row)
            return now
          })
          const days = movedDays(after, row => wasOf.get(row) ?? row)
          if (days === undefined) return
          moved += wasOf.size
          const whole = resolveFilings(after, known)
          for (const row of after) {
            const {
              cancelled_on,
              has_ended,
              end_kind,
              ended_source_file,
              is_pending,
              unconfirmed,
              unconfirmed_on,
            } = row
            const same = {
              cancelled_on,
              has_ended,
              end_kind,
              ended_source_file,
              is_pending,
              unconfirmed,
              unconfirmed_on,
            }
            expect(whole.get(row)).toEqual({ ...same, ended_as_of: days.get(row) ?? row.ended_as_of })
          }
        },
      ),
      { numRuns: 5_000 },
    )
    // Else the law says nothing.
    expect(moved).toBeGreaterThan(500)
  })
})
