import { describe, expect, it } from 'vitest'
import type { DecidingOverride } from './assessment/worst-outcome.ts'
import { bucketOf, type Measure } from './bucket-of.ts'

const DAY = '2026-11-21'
const CARGO = 'cargo_at_least_100000'
const BIPD = 'bipd_at_least_750000'
const all: Measure = { classificationId: 1, types: [CARGO, BIPD] }
const bipd: Measure = { classificationId: 2, types: [BIPD] }
const cargo: Measure = { classificationId: 3, types: [CARGO] }
const override = (change: Partial<DecidingOverride> = {}): DecidingOverride => ({
  classification_id: null,
  is_type: CARGO,
  is_active: true,
  expiration_date: '2080-01-01',
  ...change,
})
const cargoFails = { [CARGO]: 'fail', [BIPD]: 'pass' } as const

describe('bucketOf', () => {
  it.each([
    ['every classification is passed', [all, bipd], { [CARGO]: 'pass', [BIPD]: 'pass' }, [], 'pass'],
    ['some are', [all, bipd], cargoFails, [], 'partial_pass'],
    ['none is, and one fails', [all, cargo], cargoFails, [], 'fail'],
    ['none is, and none fails', [cargo], { [CARGO]: 'incomplete' }, [], 'incomplete'],
    ['one fails beside one that is incomplete', [bipd, cargo], { [CARGO]: 'fail' }, [], 'fail'],
    ['nothing was found', [all], {}, [], 'incomplete'],
    ['there is no classification', [], cargoFails, [], 'incomplete'],
    ['a classification has no rules', [{ classificationId: 9, types: [] }], cargoFails, [], 'incomplete'],
    ['the failure is overridden', [all], cargoFails, [override()], 'pass'],
    ['it is for one of them', [all, cargo], cargoFails, [override({ classification_id: 1 })], 'partial_pass'],
    ['it is for another', [all], cargoFails, [override({ classification_id: 2 })], 'fail'],
    ['it ends today', [all], cargoFails, [override({ expiration_date: DAY })], 'pass'],
    ['it has ended', [all], cargoFails, [override({ expiration_date: '2026-11-20' })], 'fail'],
    ['the newest was ended', [all], cargoFails, [override({ is_active: false }), override()], 'fail'],
    [
      'its own was ended, and the one for all counts',
      [all],
      cargoFails,
      [override({ classification_id: 1, is_active: false }), override()],
      'pass',
    ],
  ] as const)('the bucket of a carrier when %s', (_, measures, results, overrides, bucket) => {
    expect(bucketOf(measures, results, overrides, DAY)).toBe(bucket)
  })
})
