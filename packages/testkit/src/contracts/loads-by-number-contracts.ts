import { type LoadEntry, LOADS_AT_ONCE, type Loads, type LoadsByNumber } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aLoadEntry } from '../builders/index.ts'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A broker whose areas have Dallas. */
export interface LoadsByNumberSubject {
  readonly entries: LoadsByNumber
  readonly loads: Pick<Loads, 'find' | 'list'>
  /** The entries of a broker of another company. */
  readonly foreign: LoadsByNumber
  readonly forVisitor: LoadsByNumber
}

let next = 0
/** A load with a number that none has. */
const anEntry = (change: Partial<LoadEntry> = {}): LoadEntry => {
  next += 1
  return aLoadEntry({ externalNumber: `PUT-${next}`, ...change })
}

/** What every `LoadsByNumber` does. Source: section 3, "Loads of one's own". */
export const loadsByNumberContract = (make: Make<LoadsByNumberSubject>): void => {
  describe('loads by their own number', () => {
    let subject: LoadsByNumberSubject
    beforeAll(async () => {
      subject = await make()
    })
    const put = async (...loads: readonly LoadEntry[]) => valueOf(await subject.entries.put({ loads }))
    const find = async (entry: LoadEntry) => {
      const [result] = await put(entry)
      if (result?.loadId == null) throw new Error('The load was not brought in.')
      return valueOf(await subject.loads.find({ id: result.loadId }))
    }

    it('a new number is a new load with what is named of it', async () => {
      const entry = anEntry({
        carrier: { type: 'DOT', value: '99999998', region: null },
        commodity: 'Paper',
        rateUsd: 1850.55,
        trailer: { unit: '7', plate: null, plateState: null, vin: null },
      })
      expect(await put(entry)).toMatchObject([{ externalNumber: entry.externalNumber, outcome: 'created' }])
      expect(await find(entry)).toMatchObject({
        externalNumber: entry.externalNumber,
        status: 'covered',
        billableMiles: 33,
        carrierId: null,
        details: {
          commodity: 'Paper',
          rateUsd: 1850.55,
          trailer: { unit: '7', vin: null },
          truck: null,
          statedCarrier: { type: 'DOT', value: '99999998', region: null },
        },
        stops: [
          { kind: 'pickup', postalCode: '75201', town: 'Dallas, TX' },
          { kind: 'delivery', postalCode: '75202', town: 'Dallas, TX' },
        ],
      })
    })

    it('put again it is unchanged; only what is named changes', async () => {
      const entry = anEntry({ commodity: 'Paper' })
      await put(entry)
      expect(await put(entry)).toMatchObject([{ outcome: 'unchanged', changed: [] }])
      const { externalNumber } = entry
      expect(await put({ externalNumber, status: 'delivered' })).toMatchObject([{ outcome: 'changed' }])
      expect(await find(entry)).toMatchObject({ status: 'delivered', details: { commodity: 'Paper' } })
      expect(await put({ externalNumber, commodity: null })).toMatchObject([{ outcome: 'changed' }])
    })

    it('each is refused alone, by field, in the order given', async () => {
      const [good, noMiles, noStops] = [anEntry(), anEntry({ billableMiles: -1 }), anEntry()]
      const { externalNumber } = noStops
      const results = await put(noMiles, good, { externalNumber })
      expect(results.map(({ outcome, errors }) => [outcome, errors.map(({ field }) => field)])).toEqual([
        ['refused', ['billable_miles']],
        ['created', []],
        ['refused', ['stops']],
      ])
    })

    it('a check says what would become of them, and writes nothing', async () => {
      const entry = anEntry()
      const check = async () => valueOf(await subject.entries.check({ loads: [entry] }))
      expect(await check()).toMatchObject([{ outcome: 'created', loadId: null }])
      expect(await check()).toMatchObject([{ outcome: 'created' }])
      await put(entry)
      expect(await check()).toMatchObject([{ outcome: 'unchanged' }])
    })

    it('more than 500 are refused as a whole', async () => {
      const loads = Array.from({ length: LOADS_AT_ONCE + 1 }, () => anEntry())
      expectRefused(await subject.entries.put({ loads }), 'invalid')
      expectRefused(await subject.entries.check({ loads }), 'invalid')
    })

    it('one alone is brought in, or refused by field', async () => {
      const load = anEntry()
      expect(valueOf(await subject.entries.putOne({ load }))).toMatchObject({ outcome: 'created' })
      expectInvalid(await subject.entries.putOne({ load: { ...load, billableMiles: -1 } }), 'billable_miles')
    })

    it('the same number of another company is another load', async () => {
      const entry = anEntry()
      await put(entry)
      expect(valueOf(await subject.foreign.put({ loads: [entry] }))).toMatchObject([{ outcome: 'created' }])
      expect(await put(entry)).toMatchObject([{ outcome: 'unchanged' }])
    })

    it('a visitor brings nothing in', async () => {
      expectRefused(await subject.forVisitor.put({ loads: [anEntry()] }), 'unauthenticated')
    })
  })
}
