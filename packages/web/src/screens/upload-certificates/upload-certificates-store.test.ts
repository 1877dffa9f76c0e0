import { done, refused, type TextPiece } from '@fairhaul/core'
import {
  aCarrierDetail,
  aPaywall,
  aUser,
  fakeCarriers,
  fakeCarrierVehicles,
  fakeInsuranceCertificates,
  fakeInsurancePolicies,
  fakeMonitoredCarriers,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { expect, it, vi } from 'vitest'
import { CarrierDetailsStore } from '../../parts/carrier-details-store.ts'
import type { PaperReader } from '../../stores/paper-reader.ts'
import { FILES_MAX, UploadCertificatesStore } from './upload-certificates-store.ts'

const at = (x: number, y: number, text: string): TextPiece => ({
  ...{ text, page: 1, x, y },
  width: text.length * 5,
  height: 8,
})
const paperOf = (insured: string) => ({
  pages: [{ number: 1, width: 612, height: 792 }],
  pageCount: 1,
  pieces: [
    at(500, 5, '11/20/2026'),
    at(500, 0, 'DATE (MM/DD/YYYY)'),
    at(30, 10, 'INSURED'),
    at(30, 22, insured),
    at(30, 40, 'COVERAGES'),
    at(60, 52, 'MOTOR TRUCK CARGO'),
    at(260, 52, 'MTC-3003'),
    at(340, 52, '03/04/2026'),
    at(400, 52, '03/04/2027'),
    at(470, 52, 'LIMIT $100,000'),
  ],
  draw: async () => {},
  close: () => {},
})
const pdf = (name: string, size = 3) =>
  new File(['x'.repeat(size)], name, { type: 'application/pdf', lastModified: 1 })

/** A file is named as its insured: "EAGLE.pdf" insures EAGLE LLC. */
const readByName: PaperReader['read'] = async file => {
  const name = file.name.replace('.pdf', '')
  return name === 'LOCKED' ? refused('locked') : done(paperOf(`${name} LLC`))
}

const setUp = (read: PaperReader['read'] = readByName) => {
  const world = fakeWorld({
    carriers: [
      aCarrierDetail({ id: id(1), legalName: 'EAGLE LLC' }),
      aCarrierDetail({ id: id(2), legalName: 'HERON LLC' }),
      aCarrierDetail({ id: id(3), legalName: 'TWIN LLC' }),
      aCarrierDetail({ id: id(4), legalName: 'TWIN INC' }),
    ],
    user: aUser({
      scopes: ['insurance_workflow'],
      paywall: aPaywall({ canViewInsuranceCertificates: true }),
    }),
  })
  const say = vi.fn<(text: string) => void>()
  const carriers = fakeMonitoredCarriers(world)
  const store = new UploadCertificatesStore({
    user: () => world.user,
    today: () => '2026-11-21',
    isShort: () => false,
    carriers,
    details: new CarrierDetailsStore(
      fakeCarriers(world),
      () => world.user,
      () => 0,
    ),
    certificates: fakeInsuranceCertificates(world),
    policies: fakeInsurancePolicies(world),
    vehicles: fakeCarrierVehicles(world),
    reader: { read },
    say,
  })
  const states = () => store.files.map(({ state }) => state)
  /** The form of the file that is shown has read it. */
  const formRead = () => vi.waitFor(() => expect(store.form?.typed['cargo.limit']).toBe('$100,000'))
  const add = async (...names: readonly string[]) => {
    store.add(names.map(name => pdf(`${name}.pdf`)))
    await vi.waitFor(() => expect(store.reading.isPending).toBe(false))
  }
  return { world, store, carriers, say, states, formRead, add }
}

it('each file is read and its carrier is found by the name of its insured', async () => {
  const { store, states, add } = setUp()
  await add('EAGLE', 'TWIN', 'NOBODY', 'LOCKED')
  expect(states()).toEqual(['ready', 'no-carrier', 'no-carrier', 'unreadable'])
  expect(store.files[0]?.carrier?.legalName).toBe('EAGLE LLC')
  expect(store.files[1]?.found.candidates.map(({ legalName }) => legalName)).toEqual(['TWIN INC', 'TWIN LLC'])
  expect(store.files[3]?.problem).toMatch(/^This file has a password/)
  expect(store.open?.file.name).toBe('EAGLE.pdf')
})

it('a confirmed certificate is on file for its carrier, and the next file is shown', async () => {
  const { store, world, states, say, formRead, add } = setUp()
  await add('EAGLE', 'LOCKED', 'HERON')
  await formRead()
  expect(await store.confirm()).toBe(true)
  expect(world.certificates).toMatchObject([{ carrierId: 1, insuredName: 'EAGLE LLC' }])
  expect(say).toHaveBeenCalledWith('Certificate of EAGLE LLC confirmed.')
  expect(states()).toEqual(['confirmed', 'unreadable', 'ready'])
  expect(store.open?.file.name).toBe('HERON.pdf')
  expect([store.confirmedCount, store.openCount]).toEqual([1, 1])
})

it('another carrier that is chosen keeps what was typed, and its name is compared with the paper', async () => {
  const { store, world, formRead, add } = setUp()
  await add('EAGLE')
  await formRead()
  store.form?.change('cargo.limit', '$250,000')
  store.choose(id(2))
  await vi.waitFor(() => expect(store.detail.value?.legalName).toBe('HERON LLC'))
  expect(store.form?.typed['cargo.limit']).toBe('$250,000')
  await vi.waitFor(() => expect(store.form?.reading.paper).not.toBeNull())
  expect(await store.confirm()).toBe(false)
  expect(store.form?.problemOf('insuredName')).toMatch(/insures another name than HERON LLC/)
  expect(world.certificates).toEqual([])
})

it('a file that is left out sends nothing, and can be taken up again', async () => {
  const { store, world, states, formRead, add } = setUp()
  await add('EAGLE')
  await formRead()
  store.leaveOut()
  expect([states(), store.form, store.openCount]).toEqual([['left-out'], null, 0])
  store.takeUp()
  await formRead()
  expect([states(), world.certificates]).toEqual([['ready'], []])
})

it('a file is in the list once, and at most a hundred are', async () => {
  const { store, states, add } = setUp()
  await add('EAGLE')
  await add('EAGLE')
  expect(states()).toEqual(['ready'])
  await add(...Array.from({ length: FILES_MAX + 4 }, (_, more) => `MORE ${more}`))
  expect(store.files).toHaveLength(FILES_MAX)
  expect(store.refusal).toBe('At most 100 files at once. 5 were left out: add them after these.')
})

it('a search that fails stops, and goes on where it stopped', async () => {
  const { store, carriers, states, add } = setUp()
  carriers.failNext('match')
  await add('EAGLE', 'HERON')
  expect([store.reading.state.kind, states()]).toEqual(['failed', ['waiting', 'waiting']])
  await store.read()
  expect(states()).toEqual(['ready', 'ready'])
})

it('a monitor that finds no carriers by name leaves the choice to the person', async () => {
  const { store, carriers, states, add } = setUp()
  carriers.refuseNext('match', { kind: 'not-found', requestId: null })
  await add('EAGLE')
  expect(states()).toEqual(['no-carrier'])
  store.choose(id(1))
  expect(states()).toEqual(['ready'])
  store.dispose()
})
