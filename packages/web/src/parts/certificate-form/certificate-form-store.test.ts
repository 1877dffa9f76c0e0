import { done, EMPTY_CERTIFICATE, refused, type TextPiece } from '@fairhaul/core'
import {
  aCarrierDetail,
  aPaywall,
  aUser,
  fakeCarrierVehicles,
  fakeInsuranceCertificates,
  fakeInsurancePolicies,
  fakeWorld,
  id,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import type { OpenPaper, PaperReader } from '../../stores/paper-reader.ts'
import { CertificateFormStore } from './certificate-form-store.ts'

const at = (x: number, y: number, text: string): TextPiece => ({
  ...{ text, page: 1, x, y },
  width: text.length * 5,
  height: 8,
})
const PIECES = [
  at(30, 10, 'INSURED'),
  at(30, 22, 'EAGLE MESA FREIGHT LLC'),
  at(30, 40, 'COVERAGES'),
  at(60, 52, 'MOTOR TRUCK CARGO'),
  at(260, 52, 'MTC-3003'),
  at(340, 52, '03/04/2026'),
  at(400, 52, '03/04/2027'),
  at(470, 52, 'LIMIT $100,000'),
]
const paperOf = (change: Partial<OpenPaper> = {}) => ({
  pages: [{ number: 1, width: 612, height: 792 }],
  pageCount: 1,
  pieces: PIECES,
  draw: async () => {},
  close: vi.fn<() => void>(),
  ...change,
})
const FILE = new File(['%PDF-1.4'], 'certificate.pdf', { type: 'application/pdf' })

const opened = (read: PaperReader['read'] = async () => done(paperOf())) => {
  const world = fakeWorld({
    carriers: [aCarrierDetail()],
    user: aUser({
      scopes: ['insurance_workflow'],
      paywall: aPaywall({ canViewInsuranceCertificates: true }),
    }),
  })
  const certificates = fakeInsuranceCertificates(world)
  const confirmed = vi.fn<(text: string) => void>()
  const store = new CertificateFormStore({
    carrierId: id(7),
    carrier: () => world.carriers[0],
    today: () => '2026-11-21',
    user: () => world.user,
    isShort: () => false,
    certificates,
    policies: fakeInsurancePolicies(world),
    vehicles: fakeCarrierVehicles(world),
    reader: { read },
    confirmed,
  })
  return { store, world, certificates, confirmed }
}

describe('a certificate that is added', () => {
  it('is proposed from its file, confirmed by the person, and then forgotten', async () => {
    const { store, world, confirmed } = opened()
    store.open()
    await store.changeFile(FILE)
    expect(store.typed['cargo.limit']).toBe('$100,000')
    expect(store.isMissing('producer')).toBe(true)
    expect(store.isMissing('cargo.limit')).toBe(false)
    store.focus('cargo.policyNumber')
    expect(store.place).toMatchObject({ page: 1, x: 260, y: 52 })
    expect(await store.confirm()).toBe(false)
    expect(store.problemOf('datedOn')).toBe('Enter the date of the certificate.')
    store.change('datedOn', '11/20/2026')
    expect(await store.confirm()).toBe(true)
    expect(confirmed).toHaveBeenCalledWith('Certificate confirmed.')
    expect(world.certificates).toMatchObject([
      { insuredName: 'EAGLE MESA FREIGHT LLC', policies: [{ line: 'cargo', limitUsd: 100_000 }] },
    ])
    expect([store.typed, store.reading.file, store.reading.paper]).toEqual([EMPTY_CERTIFICATE, null, null])
  })

  it('keeps what was typed when another file is read', async () => {
    const { store } = opened()
    store.change('cargo.limit', '$250,000')
    await store.changeFile(FILE)
    expect(store.typed['cargo.limit']).toBe('$250,000')
    expect(store.typed['cargo.policyNumber']).toBe('MTC-3003')
  })

  it.each([
    ['locked', 'This file has a password. Save it without one, or print it to a new PDF.'],
    ['unreadable', 'This file cannot be read as a PDF or a picture. Choose another one.'],
  ] as const)('says beside the file that it is %s, and is not confirmed', async (problem, text) => {
    const { store, certificates } = opened(async () => refused(problem))
    store.change('insuredName', 'EAGLE MESA FREIGHT LLC')
    await store.changeFile(FILE)
    expect(store.reading.problem).toBe(text)
    expect(store.typed.insuredName).toBe('EAGLE MESA FREIGHT LLC')
    expect(await store.confirm()).toBe(false)
    expect(store.submission.fieldError('file')).toBe(text)
    expect(certificates.requests.filter(({ call }) => call === 'confirm')).toEqual([])
  })

  it('without a text is typed beside its picture, and of many pages the first are read', async () => {
    const { store } = opened(async () => done(paperOf({ pieces: [], pageCount: 300 })))
    await store.changeFile(FILE)
    expect(store.notes).toEqual([
      'The first 10 of 300 pages are read and shown.',
      'This file is a picture without text. Type the fields beside it.',
    ])
    expect(store.isMissing('producer')).toBe(false)
  })

  it('shows how far it is read, and reading can be canceled', async () => {
    let progressed = (_done: number, _all: number) => {}
    const paper = paperOf()
    const { store } = opened(
      (_, signal, onProgress) =>
        new Promise((_resolve, reject) => {
          progressed = onProgress
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const reading = store.changeFile(FILE)
    expect(store.reading.progress).toEqual({ label: 'Reading the file', done: 0, all: undefined })
    progressed(1, 10)
    expect(store.reading.progress).toMatchObject({ done: 1, all: 10 })
    store.reading.cancel()
    await reading
    progressed(2, 10)
    expect([store.reading.progress, store.reading.file, store.reading.paper]).toEqual([null, null, null])
    expect(paper.close).not.toHaveBeenCalled()
  })

  it('is not confirmed without its file', async () => {
    const { store } = opened()
    expect(await store.confirm()).toBe(false)
    expect(store.submission.fieldError('file')).toBe('Choose the file of the certificate.')
    store.dispose()
  })

  it('names what differs from the record', async () => {
    const { store } = opened()
    store.change('insuredName', 'Eagle Mesa Freight')
    expect(store.differences.insuredName).toBe('On record: EAGLE MESA FREIGHT LLC.')
  })
})
