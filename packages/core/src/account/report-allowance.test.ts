import { anErrorReport, arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ErrorReport } from './error-report.ts'
import { allowReport, type ReportsLately } from './report-allowance.ts'

const TEN_MINUTES = 600_000

/** Which of these reports, made at these times, are allowed. */
const allowed = (reports: readonly (readonly [ErrorReport, number])[]) => {
  let lately: ReportsLately = []
  return reports.map(([report, now]) => {
    const step = allowReport(lately, report, now)
    lately = step.lately
    return step.isAllowed
  })
}

const report = anErrorReport()
const other = anErrorReport({ message: 'another' })

it('an error in a loop is reported three times', () => {
  expect(allowed([0, 1, 2, 3, 4].map(now => [report, now]))).toEqual([true, true, true, false, false])
})

it('a failed call is reported once in ten minutes', () => {
  const call = anErrorReport({ origin: 'call', message: 'GET carriers: unavailable: 500' })
  expect(allowed([0, 1, TEN_MINUTES].map(now => [call, now]))).toEqual([true, false, true])
})

it('another error is still reported', () => {
  expect(allowed([0, 1, 2, 3].map(now => [report, now] as const).concat([[other, 4]])).at(-1)).toBe(true)
})

it.each([
  ['another message', { message: 'x' }],
  ['another name', { name: 'RangeError' }],
  ['another place', { frames: ['at other (https://portal.example/broker/assets/a.js:1:2)'] }],
  ['no place', { frames: [] }],
])('%s makes it another error', (_, change) => {
  const loop = [0, 1, 2].map(now => [report, now] as const)
  expect(allowed([...loop, [anErrorReport(change), 3]]).at(-1)).toBe(true)
})

it('another route, origin or release does not make it another error', () => {
  const loop = [0, 1, 2].map(now => [report, now] as const)
  const same = anErrorReport({ route: null, origin: 'unhandled-rejection', version: '9.9.9' })
  expect(allowed([...loop, [same, 3]]).at(-1)).toBe(false)
})

it('an error is reported again after ten minutes', () => {
  const loop = [0, 0, 0].map(now => [report, now] as const)
  expect(allowed([...loop, [report, TEN_MINUTES - 1], [report, TEN_MINUTES]]).slice(-2)).toEqual([
    false,
    true,
  ])
})

it('thirty reports are sent in ten minutes, however different they are', () => {
  const many = Array.from({ length: 31 }, (_, at) => [anErrorReport({ message: `${at}` }), at] as const)
  expect(allowed(many).map(String).join(' ')).toBe(`${'true '.repeat(30)}false`)
})

it('no span of ten minutes has too many reports', () => {
  holds([fc.array(fc.tuple(arbitrary.errorReports, fc.nat(1_000_000)), { maxLength: 60 })], made => {
    const inOrder = made.toSorted(([, one], [, two]) => one - two)
    const answers = allowed(inOrder)
    const sent = inOrder.filter((_, at) => answers[at])
    for (const [, from] of sent) {
      const span = sent.filter(([, at]) => at >= from && at < from + TEN_MINUTES)
      expect(span.length).toBeLessThanOrEqual(30)
      const keys = span.map(([{ name, message, frames }]) => `${name}\n${message}\n${frames[0] ?? ''}`)
      for (const key of keys) expect(keys.filter(each => each === key).length).toBeLessThanOrEqual(3)
    }
  })
})
