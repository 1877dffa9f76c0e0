import { done, type Identifier, paths, type ReadWorkbook, refused, type TextEncoding } from '@fairhaul/core'
import {
  aCarrierDetail,
  aSubscription,
  aUser,
  type FakeWorld,
  fakeMonitoredCarriers,
  fakeSubscriptions,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { type ListDraft, listDrafts } from '../../stores/list-drafts.ts'
import { UploadListStore } from './upload-list-store.ts'

const dot = (value: string): Identifier => ({ type: 'DOT', value, region: null })
const CARRIERS = [1, 2, 3].map(at =>
  aCarrierDetail({ id: id(at), legalName: `HAULER ${at}`, identifiers: [dot(`700000${at}`)] }),
)

const aCache = () => {
  const held = new Map<string, ListDraft>()
  return {
    restore: (path: string) => held.get(path),
    store: (path: string, draft: ListDraft) => void held.set(path, draft),
    clear: () => held.clear(),
  }
}

type Sheets = Awaited<ReturnType<ReadWorkbook>>

const setUp = (change: Partial<FakeWorld> = {}, drafts = listDrafts(aCache()), sheets: Sheets = done([])) => {
  const world = fakeWorld({
    carriers: CARRIERS,
    subscriptions: [aSubscription({ id: id(9), carrierId: id(3) })],
    ...change,
  })
  const carriers = fakeMonitoredCarriers(world)
  const subscriptions = fakeSubscriptions(world)
  const store = new UploadListStore({
    user: () => world.user,
    carriers,
    subscriptions,
    drafts,
    readWorkbook: async () => sheets,
    decode: (bytes: Uint8Array, encoding: TextEncoding) => new TextDecoder(encoding).decode(bytes),
    pause: async () => undefined,
    soon: call => call(),
    report: () => ({ state: { kind: 'idle' }, start: async () => undefined, cancel: () => undefined }),
  })
  return { world, carriers, subscriptions, store, drafts }
}
const fileOf = (bytes: ArrayLike<number> | string, name = 'carriers.csv') =>
  new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name)
/** A zip archive of one empty part of a spreadsheet, as its directory says. */
const AN_XLSX = Buffer.from(
  'PK\x03\x04' +
    `PK\x01\x02${'\0'.repeat(24)}\x04${'\0'.repeat(17)}xl/a` +
    `PK\x05\x06${'\0'.repeat(6)}\x01${'\0'.repeat(5)}\x04${'\0'.repeat(5)}`,
  'latin1',
)
const kindsOf = (store: UploadListStore) => store.results.map(({ row, kind }) => `${row.line} ${kind}`)
const check = async (store: UploadListStore, text: string) => {
  store.type(text)
  await store.checkTyped()
}
const LIST = 'USDOT 7000001\nUSDOT 7000002\n\nEagle Mesa\nUSDOT 7000003\nUSDOT 7000009\nUSDOT 07000001'

describe('an uploaded list', () => {
  it('each row of a checked list says what became of it, and each number is looked up once', async () => {
    const { store, carriers } = setUp()
    await check(store, LIST)
    expect(kindsOf(store)).toEqual([
      '1 ready',
      '2 ready',
      '4 unread',
      '5 monitored',
      '6 not-found',
      '7 repeated',
    ])
    expect(carriers.requests).toEqual([
      { call: 'match', params: { identifiers: ['1', '2', '3', '9'].map(last => dot(`700000${last}`)) } },
    ])
  })

  it('one press monitors what is ready, Undo stops exactly that, and a second run adds nothing', async () => {
    const { store, world } = setUp()
    await check(store, LIST)
    await store.monitor()
    expect(store.bulk.report).toMatchObject({ state: 'ended', errors: [], total: 2 })
    expect(world.subscriptions.map(({ carrierId }) => carrierId)).toEqual([3, 1, 2])
    expect(store.counts).toMatchObject({ ready: 0, added: 2, monitored: 1 })
    await store.checkTyped()
    expect(store.counts).toMatchObject({ ready: 0, added: 0, monitored: 3 })
    await store.monitor()
    expect(world.subscriptions).toHaveLength(3)
    await store.bulk.undo()
    expect(world.subscriptions).toHaveLength(3)
  })

  it('Undo leaves a carrier monitored that someone else began to monitor meanwhile', async () => {
    const { store, world } = setUp()
    await check(store, LIST)
    world.subscriptions.push(aSubscription({ id: id(20), carrierId: id(2) }))
    await store.monitor()
    await store.bulk.undo()
    expect(world.subscriptions.map(({ carrierId }) => carrierId)).toEqual([3, 2])
    expect(store.counts).toMatchObject({ ready: 1, added: 1 })
  })

  it('a refused or lost upload names each carrier, and only those are tried again', async () => {
    const { store, carriers, world } = setUp()
    await check(store, LIST)
    carriers.failNext('upload')
    await store.monitor()
    expect(store.bulk.report?.errors.map(({ item }) => item.name)).toEqual(['HAULER 1', 'HAULER 2'])
    carriers.refuseNext('upload', refusal.forbidden(null))
    await store.bulk.retry()
    expect(store.bulk.report?.errors).toHaveLength(2)
    await store.bulk.retry()
    expect(store.bulk.report).toMatchObject({ errors: [], state: 'ended' })
    expect(world.subscriptions).toHaveLength(3)
  })

  it('a carrier without a number of its own is monitored by itself', async () => {
    const shared = [dot('7000001')]
    const { store, world, carriers } = setUp({
      carriers: [aCarrierDetail({ id: id(1), identifiers: shared })],
    })
    await check(store, 'USDOT 7000001')
    world.carriers = [aCarrierDetail({ id: id(1), identifiers: [] })]
    await store.monitor()
    expect(store.bulk.report?.errors[0]?.message).toMatch(/no longer finds/)
    expect(carriers.requests.at(-1)?.call).toBe('upload')
  })

  it('a carrier chosen among several is ready', async () => {
    const both = [1, 2].map(at =>
      aCarrierDetail({ id: id(at), identifiers: [dot('7000001'), dot(`800000${at}`)] }),
    )
    const { store } = setUp({ carriers: both })
    await check(store, 'DOT 7000001')
    expect(kindsOf(store)).toEqual(['1 several'])
    store.choose(0, id(2))
    expect(store.results[0]).toMatchObject({ kind: 'ready', carrier: { id: 2 } })
  })

  it('a list of 1,200 numbers is looked up 500 at a time; after an error only the rest is', async () => {
    const { store, carriers } = setUp()
    const numbers = Array.from({ length: 1_200 }, (_, at) => `DOT ${6_000_000 + at}`)
    store.type(numbers.join('\n'))
    carriers.failNext('match')
    await store.checkTyped()
    expect(store.lookup.state.kind).toBe('failed')
    expect(store.counts.waiting).toBe(1_200)
    await store.lookUp()
    expect(store.counts).toMatchObject({ waiting: 0, 'not-found': 1_200 })
    expect(carriers.requests.map(({ call }) => call)).toEqual(['match', 'match', 'match', 'match'])
  })

  it('a canceled look-up keeps what was found, and continues with the rest', async () => {
    const { store } = setUp()
    store.type(LIST)
    const checked = store.checkTyped()
    store.lookup.cancel()
    await checked
    store.lookup.cancel()
    await store.lookUp()
    expect(store.counts.waiting).toBe(0)
  })

  it('50,000 lines are read in slices, and another list takes their place', async () => {
    const { store } = setUp()
    store.type('DOT 7000001\n'.repeat(50_000))
    const first = store.checkTyped()
    store.type('DOT 7000002')
    await store.checkTyped()
    await first
    expect(store.rows?.map(({ readAs }) => readAs)).toEqual(['DOT 7000002'])
  })

  it('digits alone are read again as DOT numbers only', async () => {
    const { store } = setUp()
    await check(store, '7000001')
    expect([store.hasPlainNumbers, store.results[0]?.row.readAs]).toEqual([true, 'DOT or MC 7000001'])
    await store.readPlainAs('DOT')
    expect([store.hasPlainNumbers, store.results[0]?.row.readAs]).toEqual([true, 'DOT 7000001'])
  })

  it('the rows of one result are shown alone', async () => {
    const { store } = setUp()
    await check(store, LIST)
    store.show('unread')
    expect(store.shown.map(({ row }) => row.line)).toEqual([4])
    store.show(null)
    expect(store.shown).toHaveLength(6)
  })
})

describe('the file of a list', () => {
  it.each([
    ['semicolons and Windows letters', [...Buffer.from('Name;USDOT\nPe'), 0xf1, ...Buffer.from('a;7000001')]],
    ['UTF-16', [0xff, 0xfe, ...Buffer.from('USDOT\tName\n7000001\tÉ', 'utf16le')]],
  ])('a file with %s is read', async (_, bytes) => {
    const { store } = setUp()
    await store.openFile(fileOf(bytes))
    expect(kindsOf(store)).toEqual(['2 ready'])
    expect(store.file?.name).toBe('carriers.csv')
  })

  it.each([
    ['an empty file', [], 'This file is empty.'],
    ['a picture with the name of a list', [0x89, 0x50, 0x4e, 0x47, 1], 'This is a picture'],
    ['a PDF', [...Buffer.from('%PDF-1.7')], 'This is a PDF'],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0], 'This spreadsheet is of another kind'],
    ['half a workbook', [0x50, 0x4b, 3, 4, ...Buffer.from('xl/workbook.xml')], 'This file is damaged'],
    ['a heading alone', [...Buffer.from('Name;USDOT\n')], 'The list has no carriers.'],
  ])('%s is refused at its field, and what was typed stays', async (_, bytes, why) => {
    const { store } = setUp()
    store.type('MC 1')
    await store.openFile(fileOf(bytes))
    expect(store.fileError).toContain(`carriers.csv: ${why}`.slice(0, 14))
    expect(store.fileError).toContain(why)
    expect([store.opened, store.typed]).toEqual([null, 'MC 1'])
  })

  it('a spreadsheet is read as the list in its sheet, also after a return, and what was not read is said', async () => {
    const text = 'Carriers of May\nName\tUSDOT\nEagle, LLC\t7000001\nHawk\t7,000,002'
    const sheets = done([
      { name: 'Old', isHidden: true, text: '' },
      { name: 'May', isHidden: false, text },
    ])
    const { store, drafts } = setUp({}, listDrafts(aCache()), sheets)
    const file = fileOf(AN_XLSX, 'carriers.xlsx')
    await store.openFile(file)
    const seen = (of: UploadListStore) => [kindsOf(of), of.passedOver]
    expect(seen(store)).toEqual([
      ['3 ready', '4 ready'],
      [
        'Read: sheet “May”.',
        'Hidden and not read: “Old”.',
        'Line 1 is a title: Carriers of May',
        'Line 2 is the heading: Name USDOT',
      ],
    ])
    const again = setUp({}, drafts).store
    again.open()
    await expect.poll(() => seen(again)).toEqual(seen(store))
  })

  it('a spreadsheet that is damaged or empty stays out, with the reason', async () => {
    const damaged = setUp({}, undefined, refused({ kind: 'damaged', message: 'Damaged.' })).store
    await damaged.openFile(fileOf(AN_XLSX, 'a.xlsx'))
    const empty = setUp().store
    await empty.openFile(fileOf(AN_XLSX, 'a.xlsx'))
    expect([damaged.fileError, empty.fileError, empty.opened]).toEqual([
      'a.xlsx: Damaged.',
      'a.xlsx: This spreadsheet is empty.',
      null,
    ])
  })

  it('a file that the browser cannot read says so', async () => {
    const { store } = setUp()
    await store.openFile({ name: 'gone.csv', arrayBuffer: () => Promise.reject(new Error('gone')) })
    expect(store.fileError).toBe('gone.csv: This file cannot be read. Choose it again.')
  })
})

describe('the draft of a list', () => {
  it('a typed list is there again after leaving, unchecked or checked', async () => {
    const { drafts, store } = setUp()
    store.type('USDOT 7000001')
    const unchecked = setUp({}, drafts)
    unchecked.store.open()
    expect([unchecked.store.typed, unchecked.store.opened]).toEqual(['USDOT 7000001', null])
    await unchecked.store.checkTyped()
    const checked = setUp({}, drafts)
    checked.store.open()
    await expect.poll(() => kindsOf(checked.store)).toEqual(['1 ready'])
    checked.store.discard()
    expect([checked.store.opened, checked.store.typed]).toEqual([null, 'USDOT 7000001'])
    checked.store.type('')
    expect(drafts.restore(paths.uploadList())).toBeUndefined()
  })

  it('a list of a file is there again after leaving, without filling the field', async () => {
    const { drafts, store } = setUp()
    await store.openFile(fileOf('USDOT 7000001'))
    store.dispose()
    const { store: next } = setUp({}, drafts)
    next.open()
    await expect.poll(() => kindsOf(next)).toEqual(['1 ready'])
    expect([next.typed, next.file?.name]).toEqual(['', 'carriers.csv'])
  })

  it('a list that is too long for the storage of the browser is held while the page lives', () => {
    const cache = aCache()
    const { store, drafts } = setUp({}, listDrafts(cache))
    store.type('x'.repeat(1_000_001))
    expect(cache.restore(paths.uploadList())).toBeUndefined()
    expect(drafts.restore(paths.uploadList())?.text).toHaveLength(1_000_001)
  })

  it('an empty text is refused at its field', async () => {
    const { store } = setUp()
    await check(store, '  \n')
    expect(store.textError).toBe('The list has no carriers.')
  })

  it('only a company that may monitor carriers may upload a list', () => {
    expect(setUp().store.mayUpload).toBe(true)
    expect(setUp({ user: aUser({ company: null }) }).store.mayUpload).toBe(false)
    expect(setUp({ user: null }).store.mayUpload).toBe(false)
  })
})
