import { csvText, done, loadListSample, refused, type ReadWorkbook } from '@fairhaul/core'
import {
  aCarrierDetail,
  aLoad,
  fakeGate,
  type FakeWorld,
  fakeLoadsByNumber,
  fakeWorld,
  refusal,
  todayIn,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { CarrierGates, gateOf } from './carrier-gates.ts'
import { UploadLoadsStore } from './upload-loads-store.ts'

type Sheets = Awaited<ReturnType<ReadWorkbook>>

const setUp = (change: Partial<FakeWorld> = {}, sheets: Sheets = done([])) => {
  const world = fakeWorld({ loads: [aLoad({ externalNumber: 'OLD', billableMiles: 5 })], ...change })
  const loads = fakeLoadsByNumber(world)
  const gate = fakeGate(world)
  const saveSample = vi.fn<() => void>()
  const store = new UploadLoadsStore({
    loads,
    gates: new CarrierGates(gate, () => todayIn(world)),
    readWorkbook: async () => sheets,
    decode: (bytes, encoding) => new TextDecoder(encoding).decode(bytes),
    pause: async () => undefined,
    saveSample,
    report: () => ({ state: { kind: 'idle' }, start: async () => undefined, cancel: () => undefined }),
  })
  const kinds = () => store.results.map(({ row, kind }) => `${row.number} ${kind}`)
  return { world, loads, gate, store, kinds, saveSample }
}

const fileOf = (text: string, name = 'loads.csv') => new File([text], name)
const HEADING = 'Load,Miles,Origin,Dest'
const row = (number: string, miles: number | string = 5) => `${number},${miles},75201,30303`
const LIST = [HEADING, row('A'), row('OLD', 7), 'NEW,5,,', row('B', 'far')].join('\n')

describe('an uploaded list of loads', () => {
  it('each line says what becomes of it before anything is sent, and one press brings in those that are ready', async () => {
    const { store, world, kinds } = setUp()
    await store.openFile(fileOf(LIST))
    expect(kinds()).toEqual(['A new', 'OLD changes', 'NEW refused', 'B refused'])
    expect(world.loads).toHaveLength(1)
    await store.bringIn()
    expect(kinds()).toEqual(['A created', 'OLD changed', 'NEW refused', 'B refused'])
    expect(world.loads.map(({ externalNumber, billableMiles }) => [externalNumber, billableMiles])).toEqual([
      ['OLD', 7],
      ['A', 5],
    ])
    expect(store.bulk.report).toMatchObject({ state: 'ended', total: 2, errors: [] })
    expect([store.ready, store.refused.map(({ row: { line } }) => line)]).toEqual([[], [4, 5]])
    await store.bringIn()
    expect(world.loads).toHaveLength(2)
  })

  it('more than 500 are checked and sent in parts', async () => {
    const { store, loads, world } = setUp({ loads: [] })
    await store.openFile(
      fileOf([HEADING, ...Array.from({ length: 1_100 }, (_, at) => row(`L${at}`))].join('\n')),
    )
    expect(store.counts).toMatchObject({ new: 1_100 })
    await store.bringIn()
    const sizes = (name: string) =>
      loads.requests
        .filter(({ call }) => call === name)
        .map(({ params }) => (params as { loads: readonly unknown[] }).loads.length)
    expect([sizes('check'), sizes('put')]).toEqual([
      [500, 500, 100],
      [500, 500, 100],
    ])
    expect([world.loads.length, store.counts.created]).toEqual([1_100, 1_100])
  })

  it('a check that fails goes on where it stopped', async () => {
    const { store, loads, kinds } = setUp()
    loads.failNext('check')
    await store.openFile(fileOf(LIST))
    expect([store.checking.state.kind, kinds()[0]]).toEqual(['failed', 'A unchecked'])
    await store.check()
    expect(kinds()[0]).toBe('A new')
  })

  it('loads that could not be sent keep their reason, and are tried again', async () => {
    const { store, loads, kinds } = setUp()
    await store.openFile(fileOf(LIST))
    loads.failNext('put')
    await store.bringIn()
    expect(store.bulk.report?.errors).toHaveLength(2)
    expect(kinds().slice(0, 2)).toEqual(['A new', 'OLD changes'])
    loads.refuseNext('put', refusal.forbidden())
    await store.bulk.retry()
    expect(store.bulk.report?.errors).toHaveLength(2)
    await store.bulk.retry()
    expect(kinds().slice(0, 2)).toEqual(['A created', 'OLD changed'])
  })

  it('a line that the server refuses after all says why', async () => {
    const { store, loads, kinds } = setUp()
    await store.openFile(fileOf([HEADING, row('A')].join('\n')))
    vi.spyOn(loads, 'put').mockResolvedValueOnce(
      done([
        {
          externalNumber: 'A',
          outcome: 'refused',
          loadId: null,
          changed: [],
          errors: [{ field: 'carrier', message: 'Dana marked this carrier Do not dispatch.' }],
        },
      ]),
    )
    await store.bringIn()
    expect(kinds()).toEqual(['A refused'])
    expect(store.bulk.report?.errors[0]?.message).toBe('Carrier: Dana marked this carrier Do not dispatch.')
  })

  it('a spreadsheet is read, and a file that is no list of loads stays out with the reason', async () => {
    const text = `${HEADING.replaceAll(',', '\t')}\nA\t5\t75201\t30303`
    const zip = Buffer.from(
      'PK\x03\x04' +
        `PK\x01\x02${'\0'.repeat(24)}\x04${'\0'.repeat(17)}xl/a` +
        `PK\x05\x06${'\0'.repeat(6)}\x01${'\0'.repeat(5)}\x04${'\0'.repeat(5)}`,
      'latin1',
    )
    const { store, kinds } = setUp({}, done([{ name: 'May', isHidden: false, text }]))
    await store.openFile(new File([zip], 'loads.xlsx'))
    expect([kinds(), store.fileName]).toEqual([['A new'], 'loads.xlsx'])
    await store.openFile(fileOf('Name,Miles\nEagle,5', 'carriers.csv'))
    expect(store.fileError).toMatch(/^carriers\.csv: The first line has the names of the columns/)
    expect(kinds()).toEqual(['A new'])
    const broken = setUp({}, refused({ kind: 'damaged', message: 'Damaged.' })).store
    await broken.openFile(new File([zip], 'loads.xlsx'))
    expect(broken.fileError).toBe('loads.xlsx: Damaged.')
    store.discard()
    expect([store.opened, store.results]).toEqual([null, []])
  })

  it('the lines of one result are shown alone', async () => {
    const { store } = setUp()
    await store.openFile(fileOf(LIST))
    store.show('new')
    expect(store.shown.map(({ row: { number } }) => number)).toEqual(['A'])
    store.show(null)
    expect(store.shown).toHaveLength(4)
    store.dispose()
  })

  it('the sample is a list of new loads', async () => {
    const { store, kinds, saveSample } = setUp()
    store.saveSample()
    expect(saveSample).toHaveBeenCalledOnce()
    await store.openFile(fileOf(csvText(loadListSample('2026-11-30'))))
    expect(kinds()).toEqual(['SAMPLE-1001 new', 'SAMPLE-1002 new'])
  })
})

it('the gate is asked about each carrier of the lines that are ready, and again where it failed', async () => {
  const carriers = [aCarrierDetail({ identifiers: [{ type: 'DOT', value: '7', region: null }] })]
  const { store, gate } = setUp({ carriers })
  const list = [`${HEADING},DOT`, `${row('A')},7`, `${row('B')},7`, `${row('C')},8`, row('D')].join('\n')
  gate.failNext('ofCarrier')
  await store.openFile(fileOf(list))
  await store.gates.query.finished()
  expect([store.gates.query.state.kind, store.gates.passes.size]).toEqual(['failed', 0])
  await store.requestGate()
  expect(store.results.map(result => gateOf(store.gates.passes, result)?.answer)).toEqual([
    ...[expect.any(String), expect.any(String)],
    ...['look', undefined],
  ])
  expect(gate.requests).toHaveLength(3)
  store.discard()
  expect(store.gates.passes.size).toBe(0)
})
