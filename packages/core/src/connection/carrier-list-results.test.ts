import { aListedCarrier, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { exportTable } from '../shared/export-table.ts'
import { readCarrierLine } from './carrier-list.ts'
import { openCarrierList } from './open-carrier-list.ts'
import {
  CARRIER_LIST_REPORT,
  type CarrierListKnowledge,
  carrierListResultNote,
  carrierListResults,
  countCarrierListResults,
  listedKey,
} from './carrier-list-results.ts'

const rowsOf = (text: string) => {
  const opened = openCarrierList(text)
  if (!opened.ok) throw new Error(opened.refusal.message)
  const { layout, lines } = opened.value
  return lines.flatMap(line => readCarrierLine(layout, line, 'DOT or MC'))
}
const carrier = (at: number, change: Parameters<typeof aListedCarrier>[0] = {}) =>
  aListedCarrier({ id: id(at), legalName: `HAULER ${at}`, ...change })
const key = (type: 'MC' | 'DOT', value: string) => listedKey({ type, value, region: null })

const known = (change: Partial<CarrierListKnowledge> = {}): CarrierListKnowledge => ({
  found: new Map([
    [key('MC', '1'), [carrier(1)]],
    [key('MC', '2'), [carrier(2, { isMonitored: true })]],
    [key('MC', '3'), [carrier(3), carrier(4)]],
    [key('MC', '4'), []],
    [key('DOT', '1'), [carrier(1)]],
    [key('DOT', '5'), [carrier(5)]],
    [key('MC', '5'), [carrier(6)]],
  ]),
  chosen: new Map(),
  added: new Set(),
  ...change,
})
const kindsOf = (text: string, change?: Partial<CarrierListKnowledge>) =>
  carrierListResults(rowsOf(text), known(change)).map(({ kind }) => kind)

it.each([
  ['MC 1', 'ready'],
  ['MC 2', 'monitored'],
  ['MC 3', 'several'],
  ['MC 4', 'not-found'],
  ['MC 9', 'waiting'],
  ['Route 66', 'unread'],
  ['DOT 1, MC 1', 'ready'],
  ['DOT 1, MC 4', 'ready'],
  ['DOT 1, MC 2', 'several'],
  ['5', 'several'],
  ['DOT 1, MC 9', 'waiting'],
])('the row %s of a list is %s', (text, kind) => {
  expect(kindsOf(text)).toEqual([kind])
})

it('a carrier that was chosen among several is the one of its row', () => {
  const chosen = new Map([[0, id<'carrier'>(4)]])
  const [first] = carrierListResults(rowsOf('MC 3'), known({ chosen }))
  expect(first).toMatchObject({ kind: 'ready', carrier: { id: 4 } })
  expect(first?.candidates).toHaveLength(2)
  expect(kindsOf('MC 3', { chosen: new Map([[0, id<'carrier'>(99)]]) })).toEqual(['several'])
})

it('a carrier counts at the first row that names it, by whatever number', () => {
  const [, second] = carrierListResults(rowsOf('MC 1\nDOT 1'), known())
  expect(second).toMatchObject({ kind: 'repeated', firstLine: 1 })
  expect(kindsOf('MC 1\nMC 1\nMC 2', { added: new Set([id<'carrier'>(1)]) })).toEqual([
    'added',
    'repeated',
    'monitored',
  ])
})

it('the results of a list are counted', () => {
  const results = carrierListResults(rowsOf('MC 1\nMC 1\nMC 4\nRoute 66'), known())
  expect(countCarrierListResults(results)).toEqual({
    ready: 1,
    added: 0,
    monitored: 0,
    several: 0,
    'not-found': 1,
    unread: 1,
    repeated: 1,
    waiting: 0,
  })
})

it('each result of a list says why', () => {
  const results = carrierListResults(rowsOf('MC 1\nDOT 1\nMC 3\nMC 4\nRoute 66'), known())
  expect(results.map(carrierListResultNote)).toEqual([
    '',
    'Same carrier as line 1.',
    '2 carriers have this number.',
    'No carrier has this number.',
    'Only a name. Add its DOT or MC number.',
  ])
})

it('the report on a list has a row for each of its rows, with what is known of its carrier', () => {
  const results = carrierListResults(rowsOf('MC 1\nMC 4'), known())
  const [header, first, second] = exportTable(CARRIER_LIST_REPORT, results, { hasInsights: false })
  expect(header).toEqual([
    ...['Line', 'As entered', 'Read as', 'Result', 'Note'],
    ...['Carrier', 'Doing business as', 'Numbers', 'Place', 'May be used', 'Verdict'],
  ])
  expect(first?.slice(0, 6)).toEqual([1, 'MC 1', 'MC 1', 'Ready to monitor', '', 'HAULER 1'])
  expect(first?.slice(-2)).toEqual(['Fail', 'Fail'])
  expect(second).toEqual([
    2,
    'MC 4',
    'MC 4',
    'Not found',
    'No carrier has this number.',
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

it('a carrier of a list without a place on record has none in the report', () => {
  const place = { street: null, city: null, state: null, postalCode: null, country: null }
  const found = new Map([[key('MC', '1'), [carrier(1, { physicalAddress: place })]]])
  const results = carrierListResults(rowsOf('MC 1'), known({ found }))
  expect(exportTable(CARRIER_LIST_REPORT, results, { hasInsights: false })[1]?.at(-3)).toBeNull()
})
