import {
  aBlockedConnection,
  aCarrier,
  aConnectionOnHold,
  anAssessment,
  anIdentifier,
} from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { shortConnection } from '../connection/connection.ts'
import { exportTable } from '../shared/export-table.ts'
import type { CarrierSummary } from './carrier.ts'
import { carrierExportColumns } from './carrier-export.ts'

const cellsOf = (carrier: CarrierSummary) => {
  const [headers = [], row = []] = exportTable(carrierExportColumns('2026-11-21'), [carrier], {
    hasInsights: true,
  })
  return Object.fromEntries(headers.map((header, at) => [header, row[at]]))
}

const carrier = aCarrier()

it('an export holds the data of a row', () => {
  expect(cellsOf(carrier)).toMatchObject({
    'May be used': 'Pass',
    Verdict: 'Pass',
    'Legal name': carrier.legalName,
    Connection: 'Not connected',
    Monitored: 'no',
    'Safety rating': 'Satisfactory',
    'Identity alerts': 0,
    Reason: null,
    Phone: '(214) 555-0110',
    'E-mail': 'dispatch@eaglemesa.example',
  })
  const { authority, safety } = carrier
  const changed = aCarrier({
    identifiers: [anIdentifier({ type: 'MC', value: '3000002' })],
    authority: { ...authority, since: '2026-01-10' },
    safety: safety && {
      ...safety,
      outOfService: true,
      vehicleOutOfServiceRate: 0.2226,
      driverOutOfServiceRate: 0,
    },
  })
  expect(cellsOf(changed)).toMatchObject({
    DOT: null,
    MC: '3000002',
    'Authority age, months': 10,
    'Out of service': 'yes',
    'Vehicles out of service, %': 22.3,
    'Drivers out of service, %': 0,
  })
})

it('an export says first whether a carrier may be used, and why not, beside its verdict', () => {
  expect(Object.keys(cellsOf(carrier)).slice(0, 3)).toEqual(['May be used', 'Reason', 'Verdict'])
  expect(cellsOf({ ...carrier, connection: shortConnection(aBlockedConnection()) })).toMatchObject({
    'May be used': 'Do not dispatch',
    Reason: 'Since Nov 19, 2026, Dana Reyes: Double brokered a load.',
    Verdict: 'Pass',
  })
  expect(
    cellsOf({ ...carrier, connection: shortConnection(aConnectionOnHold({ hold: null })) }),
  ).toMatchObject({ 'May be used': 'On hold', Reason: null, Verdict: 'Pass' })
})

it('an export shows not on record and hidden apart from zero', () => {
  const unknown = aCarrier({
    rulesAssessment: null,
    authority: { ...carrier.authority, since: null },
    census: { ...carrier.census, powerUnits: null },
    safety: carrier.safety && { ...carrier.safety, outOfService: null, vehicleOutOfServiceRate: null },
  })
  expect(cellsOf(unknown)).toMatchObject({
    Verdict: 'not checked',
    'Power units': null,
    'Out of service': null,
    'Authority age, months': null,
    'Vehicles out of service, %': null,
  })
  expect(cellsOf(aCarrier({ safety: null }))).toMatchObject({
    'Safety rating': 'hidden',
    'Out of service': 'hidden',
    'Drivers out of service, %': null,
  })
  expect(
    cellsOf(
      aCarrier({
        rulesAssessment: { findings: [], overrides: [] },
        subscription: { id: 1 as never, createdAt: '' },
      }),
    ),
  ).toMatchObject({ Verdict: 'not checked', Monitored: 'yes' })
})

it('an export without insights has no derived data', () => {
  const [headers] = exportTable(carrierExportColumns('2026-11-21'), [], { hasInsights: false })
  expect(headers).toHaveLength(26)
  expect(headers?.at(-1)).toBe('Identity alerts')
})

it('an export has no rate of under five inspections', () => {
  const of = (inspections24Months: number) =>
    aCarrier({
      safety: carrier.safety && {
        ...carrier.safety,
        inspections24Months,
        vehicleOutOfServiceRate: 0.5,
        driverOutOfServiceRate: 0.25,
      },
    })
  expect(cellsOf(of(5))).toMatchObject({
    'Vehicles out of service, %': 50,
    'Drivers out of service, %': 25,
  })
  expect(cellsOf(of(4))).toMatchObject({
    'Vehicles out of service, %': null,
    'Drivers out of service, %': null,
  })
})

it('an export says what was not checked, and which rules are hidden', () => {
  expect(cellsOf(aCarrier({ rulesAssessment: null }))).toMatchObject({ Verdict: 'not checked', Reason: null })
  const none = { findings: [], overrides: [], hidden: null }
  expect(cellsOf(aCarrier({ rulesAssessment: none }))).toMatchObject({ Verdict: 'not checked' })
  const hidden = { ...none, hidden: { count: 3, worst: 'Fail' } } as const
  expect(cellsOf(aCarrier({ rulesAssessment: hidden }))['Verdict']).toMatch(/^Fail, partial: 3 rules/)
})

it('an export names the version of the policy that decided, where there is one', () => {
  expect(cellsOf(carrier)).not.toHaveProperty('Policy version')
  const decided = aCarrier({ rulesAssessment: anAssessment({ policyVersion: 3 }) })
  expect(cellsOf(decided)['Policy version']).toBe(3)
})
