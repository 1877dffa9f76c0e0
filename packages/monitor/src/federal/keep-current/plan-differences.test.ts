import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planDifferences } from './plan-differences.ts'

const day = (of: number) => new Date(Date.UTC(2026, 10, of)).toISOString().slice(0, 10)

const published = (of: number, digest = 'first') => ({ publishedOn: day(of), digest })

describe('planDifferences', () => {
  it.each([
    ['no whole file was taken', undefined, [], [3], { kind: 'gap', missing: undefined }],
    ['nothing is new', 3, [4], [3, 4], { kind: 'apply', days: [] }],
    ['days follow each other', 3, [4], [4, 6, 5], { kind: 'apply', days: [day(5), day(6)] }],
    ['one is of the day of the whole file', 3, [], [3, 4], { kind: 'apply', days: [day(3), day(4)] }],
    ['one is older than the whole file', 3, [1, 2], [1, 2, 4], { kind: 'apply', days: [day(4)] }],
    ['a day is missing', 3, [4], [6], { kind: 'gap', missing: day(5) }],
    ['a later day is missing', 3, [], [4, 6], { kind: 'gap', missing: day(5) }],
    ['a month ends', 30, [], [31], { kind: 'apply', days: ['2026-12-01'] }],
  ] as const)('when %s', (_, whole, imported, stored, plan) => {
    expect(
      planDifferences({
        whole: whole === undefined ? undefined : day(whole),
        imported: imported.map(it => published(it)),
        stored: stored.map(it => published(it)),
      }),
    ).toEqual(plan)
  })

  it('applies the last difference again when it was published again with other content', () => {
    const params = { whole: day(3), imported: [published(4), published(5)] }
    expect(planDifferences({ ...params, stored: [published(4), published(5, 'corrected')] })).toEqual({
      kind: 'apply',
      days: [day(5)],
    })
    const corrected = [...params.imported, published(5, 'corrected')]
    expect(
      planDifferences({ ...params, imported: corrected, stored: [published(5, 'corrected'), published(6)] }),
    ).toEqual({ kind: 'apply', days: [day(6)] })
  })

  it('applies no day twice, none out of order and none behind a gap', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 30 }))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), days, days, (whole, imported, stored) => {
        const params = { whole: day(whole), imported: imported.map(day), stored: stored.map(day) }
        const plan = planDifferences({
          whole: params.whole,
          imported: imported.map(it => published(it)),
          stored: stored.map(it => published(it)),
        })
        if (plan.kind === 'gap') return
        const last =
          [params.whole, ...params.imported.filter(it => it >= params.whole)].toSorted().at(-1) ?? ''
        expect(plan.days).toEqual(plan.days.toSorted())
        for (const [at, it] of plan.days.entries()) {
          expect(params.imported).not.toContain(it)
          const before = plan.days[at - 1] ?? last
          expect(Date.parse(it) - Date.parse(before)).toBeLessThanOrEqual(86_400_000)
        }
      }),
    )
  })
})
