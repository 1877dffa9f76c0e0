import { aListedCarrier, anIdentityTie, id, someCautionFacts } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { exportTable } from '../shared/export-table.ts'
import { readCarrierLine } from './carrier-list.ts'
import { openCarrierList } from './open-carrier-list.ts'
import {
  carrierListReport,
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
  ['DOT 1, MC 4', 'in-part'],
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
    'in-part': 0,
    'not-found': 1,
    unread: 1,
    repeated: 1,
    waiting: 0,
  })
})

it('each result of a list says why', () => {
  const results = carrierListResults(rowsOf('MC 9\nMC 1\nDOT 1\nMC 3\nMC 4\nRoute 66'), known())
  expect(results.map(carrierListResultNote)).toEqual([
    '',
    '',
    'Same carrier as line 2.',
    '2 carriers have this number.',
    'No carrier has this number.',
    'Only a name. Add its DOT or MC number.',
  ])
})

it('a carrier that has one of two numbers says which, and is ready once it was chosen', () => {
  const own = carrier(1, { identifiers: [{ type: 'DOT', value: '1', region: null }] })
  const found = new Map([
    [key('DOT', '1'), [own]],
    [key('MC', '4'), []],
  ])
  const resultOf = (chosen: CarrierListKnowledge['chosen']) => {
    const [result] = carrierListResults(rowsOf('DOT 1, MC 4'), known({ found, chosen }))
    return [result?.kind, result?.carrier?.id, result && carrierListResultNote(result)]
  }
  const note = 'Found by DOT 1, not by MC 4.'
  expect(resultOf(new Map())).toEqual(['in-part', 1, note])
  expect(resultOf(new Map([[0, own.id]]))).toEqual(['ready', 1, note])
  const [without] = carrierListResults(rowsOf('DOT 1, MC 4'), known())
  expect(without && carrierListResultNote(without)).toBe('It does not have DOT 1 and MC 4.')
})

it('a carrier that has one of two numbers does not count before it was chosen', () => {
  expect(kindsOf('DOT 1, MC 4\nDOT 1')).toEqual(['in-part', 'ready'])
})

it('numbers of several carriers say so', () => {
  const [result] = carrierListResults(rowsOf('DOT 1, MC 2'), known())
  expect(result && carrierListResultNote(result)).toBe('Its numbers are of 2 carriers.')
})

it('the report says to whom a carrier is tied, and leaves out blocked ones where they are not shown', () => {
  const cautions = someCautionFacts({ identityTies: [anIdentityTie({ reason: 'do_not_dispatch' })] })
  const tied = carrier(1, { cautions })
  const results = carrierListResults(rowsOf('MC 1'), known({ found: new Map([[key('MC', '1'), [tied]]]) }))
  const tiesOf = (offers: boolean) =>
    exportTable(carrierListReport(offers), results, { hasInsights: false })[1]?.at(-1)
  expect([tiesOf(true), tiesOf(false)]).toEqual([expect.stringContaining('set to Do not dispatch'), null])
})

it('the report on a list has a row for each of its rows, with what is known of its carrier', () => {
  const results = carrierListResults(rowsOf('MC 1\nMC 4'), known())
  const [header, first, second] = exportTable(carrierListReport(), results, { hasInsights: false })
  expect(header).toEqual([
    ...['Line', 'As entered', 'Read as', 'Result', 'Note'],
    ...['Carrier', 'Doing business as', 'Numbers', 'Place', 'May be used', 'Verdict', 'Tied to'],
  ])
  expect(first?.slice(0, 6)).toEqual([1, 'MC 1', 'MC 1', 'Ready to monitor', '', 'HAULER 1'])
  expect(first?.slice(-3)).toEqual(['Fail', 'Fail', null])
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
    null,
  ])
})

it('a carrier of a list without a place on record has none in the report', () => {
  const place = { street: null, city: null, state: null, postalCode: null, country: null }
  const found = new Map([[key('MC', '1'), [carrier(1, { physicalAddress: place })]]])
  const results = carrierListResults(rowsOf('MC 1'), known({ found }))
  expect(exportTable(carrierListReport(), results, { hasInsights: false })[1]?.at(-4)).toBeNull()
})
