import { RULE_TYPES } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { areas } from '../calls/areas.ts'
import { associatedCarriers } from '../calls/associated-carriers.ts'
import { featureFlags } from '../calls/feature-flags.ts'
import { monitoredCarriers } from '../calls/monitored-carriers.ts'
import { ruleSet, ruleTypes } from '../calls/rules.ts'
import { errorMessage } from '../testing/error-of.ts'
import { wireCarrier, wireOverride } from '../testing/wire-samples.ts'
import { carrierSummaries, carrierSummary } from './carrier.ts'
import type { Reader } from './reader.ts'
import { calendarDate, count, id, instant, linkAddress, share } from './values.ts'

describe('a value', () => {
  it.each<[string, Reader<unknown>, unknown, boolean]>([
    ['a calendar date', calendarDate, '2080-01-01', true],
    ['a calendar date', calendarDate, '2024-02-29', true],
    ['a calendar date', calendarDate, '2023-02-29', false],
    ['a calendar date', calendarDate, '2026-13-01', false],
    ['a calendar date', calendarDate, '2026-11-21T00:00:00Z', false],
    ['an instant', instant, '2026-11-21T08:00:00.000Z', true],
    ['an instant', instant, '2026-11-21T08:00:00+05:30', true],
    ['an instant', instant, '2026-11-21T08:00:00', false],
    ['an instant', instant, '2026-11-41T08:00:00Z', false],
    ['an id', id, 7, true],
    ['an id', id, '7', false],
    ['an id', id, 0, false],
    ['an id', id, 2 ** 53, false],
    ['a count', count, 0, true],
    ['a count', count, -1, false],
    ['a count', count, 1.5, false],
    ['a share', share, 1, true],
    ['a share', share, 1.01, false],
    ['an address of a link', linkAddress, '/monitor/rule_overrides/5/file', true],
    ['an address of a link', linkAddress, 'https://files.example/5', true],
    ['an address of a link', linkAddress, 'javascript:alert(1)', false],
    ['an address of a link', linkAddress, ' JavaScript:alert(1)', false],
    ['an address of a link', linkAddress, 'data:text/html,x', false],
  ])('a reader of %s: %3$o is %4$o', (_, reader, value, fits) => {
    expect(errorMessage(reader, value) === null).toBe(fits)
  })
})

describe('a carrier', () => {
  it("a carrier is read into core's record", () => {
    const read = carrierSummary(wireCarrier())
    expect(read).toMatchObject({
      id: 7,
      legalName: 'EAGLE MESA FREIGHT LLC',
      identifiers: [{ type: 'DOT', value: '3214567', region: null }],
      physicalAddress: { postalCode: '75201' },
      census: { status: 'A', powerUnits: 12, updatedOn: '2025-03-01' },
      authority: { since: '2016-05-02' },
      insurance: { bipdUsd: 1_000_000, cargoUntil: '2027-03-04' },
      safety: { vehicleOutOfServiceRate: 0.21, inspections24Months: 14 },
      rulesAssessment: { findings: [{ ruleType: 'bipd_at_least_750000', result: 'pass' }], overrides: [] },
      connection: { isDismissed: false },
    })
  })

  it('a carrier keeps null for hidden and missing values', () => {
    const read = carrierSummary(wireCarrier({ safety: null, rules_assessment: null, subscription: null }))
    expect(read).toMatchObject({ safety: null, rulesAssessment: null, subscription: null })
  })

  it('a carrier without the safety field is refused, unlike one whose safety is null', () => {
    expect(() => carrierSummary(wireCarrier({ safety: undefined }))).toThrow('safety: no object')
  })

  it('an unreadable carrier names the full path of the field and not its value', () => {
    const summary = { bipd_at_least_750000: { result: 'secret', value: null, source: null, as_of: null } }
    expect(() => carrierSummary(wireCarrier({ rules_assessment: { summary } }))).toThrow(
      /^rules_assessment.summary.bipd_at_least_750000.result: no word that is known here$/,
    )
  })

  it('a carrier leaves out an identifier of an unknown kind, and keeps an unknown rule and its override', () => {
    const finding = { result: 'pass', value: null, source: null, as_of: null }
    const read = carrierSummary(
      wireCarrier({
        identifiers: [
          { is_type: 'EORI', value: 'GB1', region: null },
          { is_type: 'MC', value: '12', region: null },
        ],
        rules_assessment: {
          summary: { has_a_drone: finding, active_operating_status: finding },
          carrier_rule_overrides: [wireOverride({ is_type: 'has_a_drone' }), wireOverride()],
        },
      }),
    )
    expect(read.identifiers.map(it => it.type)).toEqual(['MC'])
    expect(read.rulesAssessment?.findings.map(it => it.ruleType)).toEqual([
      'active_operating_status',
      'has_a_drone',
    ])
    expect(read.rulesAssessment?.overrides.map(it => it.ruleType)).toEqual([
      'has_a_drone',
      wireOverride().is_type,
    ])
  })
})

describe('a list of carriers', () => {
  const watched = { connection: { id: 9, status: 'watched', is_dismissed: false } }
  const subscribed = {
    id: 3,
    carrier_id: 7,
    created_at: '2026-11-21T08:00:00.000Z',
    rules_assessment: 'pass',
  }
  it.each<[string, Reader<readonly unknown[]>, unknown]>([
    ['found', carrierSummaries, wireCarrier(watched)],
    ['that share something', associatedCarriers, wireCarrier(watched)],
    ['that are monitored', monitoredCarriers, { ...subscribed, carrier: wireCarrier(watched) }],
    [
      'in a bucket of a newer kind',
      monitoredCarriers,
      { ...subscribed, rules_assessment: 'shining', carrier: wireCarrier() },
    ],
  ])('the list of %s leaves out carriers with an unknown connection status', (_, readAll, row) => {
    expect(readAll([row])).toEqual([])
    expect(errorMessage(readAll, [null])).not.toBeNull()
  })

  it('a list of carriers keeps those without a connection, and a single carrier with an unknown status is refused', () => {
    expect(carrierSummaries([wireCarrier({ connection: null })])).toHaveLength(1)
    expect(() => carrierSummary(wireCarrier(watched))).toThrow(
      'connection.status: no word that is known here',
    )
  })
})

describe('lists of words', () => {
  it('lists of rules keep unknown ones, and other lists of names leave them out', () => {
    expect(ruleTypes(['has_a_drone', ...RULE_TYPES])).toEqual(['has_a_drone', ...RULE_TYPES])
    expect(
      ruleSet({
        id: 1,
        company_id: 1,
        is_types: { has_a_drone: 2, bipd_at_least_750000: 2, cargo_at_least_100000: null },
        created_at: '2026-11-21T08:00:00Z',
      }).values,
    ).toEqual(
      new Map([
        ['bipd_at_least_750000', 2],
        ['has_a_drone', 2],
      ]),
    )
    expect(areas([{ is_type: 'county' }])).toEqual([])
  })

  it('lists of rules refuse values that are not text', () => {
    expect(() => ruleTypes([7])).toThrow('0: no text')
  })
})

describe('feature flags', () => {
  it('feature flags are the names that are true', () => {
    expect(featureFlags({ flipper_id: 'User;1', features: { A: true, B: false, C: 'true', D: 1 } })).toEqual(
      new Set(['A']),
    )
  })
})
