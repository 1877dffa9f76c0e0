import { expect, it } from 'vitest'
import { errorEffects } from './error-effects.ts'
import { errorReportOf } from './error-report.ts'

const thrown = new TypeError('no rows')
const requested = {
  thrown,
  release: { environment: 'production', version: '1.4.0', hasSourceMaps: false },
  route: null,
}

it('an error of the framework is reported, then rethrown unchanged', () => {
  const effects = errorEffects({ ...requested, origin: 'framework' })
  expect(effects).toEqual([
    { kind: 'report', report: errorReportOf({ ...requested, origin: 'framework' }) },
    { kind: 'rethrow', thrown },
  ])
  expect(effects[1]).toHaveProperty('thrown', thrown)
})

it.each(['uncaught', 'unhandled-rejection'] as const)('what is %s is reported only', origin => {
  expect(errorEffects({ ...requested, origin })).toEqual([
    { kind: 'report', report: errorReportOf({ ...requested, origin }) },
  ])
})
