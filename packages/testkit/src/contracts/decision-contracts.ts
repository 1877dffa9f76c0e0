import { createHash } from 'node:crypto'
import {
  type CarrierHistory,
  type CarrierId,
  checkDecision,
  compareDecision,
  type Connections,
  DECISION_NOTE_MAX,
  type DecisionRecordId,
  type DecisionRecords,
  HISTORY_KINDS,
  type HistoryChange,
  type RuleOverrides,
  type RuleType,
} from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, type NextCarrier, valueOf } from './contract.ts'

/** A broker who may keep decisions. */
export interface DecisionRecordsSubject {
  readonly decisions: DecisionRecords
  readonly connections: Pick<Connections, 'markDoNotDispatch' | 'setStatus'>
  readonly overrides: Pick<RuleOverrides, 'create'>
  /** Those that the company assesses. */
  readonly ruleTypes: readonly [RuleType, RuleType]
  readonly nextCarrier: NextCarrier
  /** No carrier has it. */
  readonly absentCarrier: CarrierId
  /** No record of the company has it. */
  readonly absent: DecisionRecordId
}

const sha256 = async (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

/** What every `DecisionRecords` does. Source: section 2, "Decision record". */
export const decisionRecordsContract = (make: Make<DecisionRecordsSubject>): void => {
  describe('decision records', () => {
    it('a kept record is found and listed as it was kept', async () => {
      const { decisions, nextCarrier } = await make()
      const carrierId = nextCarrier()
      const made = valueOf(
        await decisions.create({ carrierId, message: ' Spoke to the owner.\nWeekly lane. ' }),
      )
      expect(made).toMatchObject({ carrierId, message: 'Spoke to the owner.\nWeekly lane.' })
      expect(valueOf(await decisions.find({ id: made.id }))).toEqual(made)
      const { items, total } = valueOf(await decisions.list({ carrierId }))
      expect(total).toBe(1)
      const { companyName: _, content: __, document: ___, today: ____, ...header } = made
      expect(items).toEqual([header])
    })

    it('the digests of a record fit it, and no longer when one letter is changed', async () => {
      const { decisions, nextCarrier } = await make()
      const { document } = valueOf(await decisions.create({ carrierId: nextCarrier(), message: 'As agreed' }))
      expect(await checkDecision(document, sha256)).toBe('unchanged')
      const general = JSON.parse(JSON.stringify(document.general).replace('As agreed', 'As Agreed'))
      expect(await checkDecision({ ...document, general }, sha256)).toBe('changed')
    })

    it('nothing has changed since a record of now', async () => {
      const { decisions, nextCarrier } = await make()
      const { content, today } = valueOf(await decisions.create({ carrierId: nextCarrier(), message: null }))
      expect(content.facts.length).toBeGreaterThan(0)
      expect(today === null ? null : compareDecision(content, today)).toEqual([])
    })

    it('records of a carrier are listed newest first', async () => {
      const { decisions, nextCarrier } = await make()
      const carrierId = nextCarrier()
      const first = valueOf(await decisions.create({ carrierId, message: 'One' }))
      const second = valueOf(await decisions.create({ carrierId, message: 'Two' }))
      const { items } = valueOf(await decisions.list({ carrierId }))
      expect(items.map(({ id }) => id)).toEqual([second.id, first.id])
    })

    it('a carrier without records has an empty list', async () => {
      const { decisions, nextCarrier } = await make()
      expect(valueOf(await decisions.list({ carrierId: nextCarrier() }))).toMatchObject({
        items: [],
        total: 0,
      })
    })

    it('blocking and onboarding keep one record a day each, and a block that changes nothing keeps none', async () => {
      const { decisions, connections, nextCarrier } = await make()
      const carrierId = nextCarrier()
      const block = async (notes: string) =>
        valueOf(await connections.markDoNotDispatch({ carrierId, notes }))
      const { id, storedId: blocked } = await block('Hostage load.')
      expect((await block('Double brokered.')).storedId).toBe(blocked)
      expect((await block('Double brokered.')).storedId).toBeUndefined()
      const { storedId: onboarded } = valueOf(await connections.setStatus({ id, status: 'onboarded' }))
      const again = valueOf(await connections.setStatus({ id, status: 'onboarded' }))
      expect(again.storedId).toBeUndefined()
      expect(valueOf(await decisions.list({ carrierId })).items).toMatchObject([
        { id: onboarded, carrierId, message: 'Kept when the carrier was marked as onboarded.' },
        { id: blocked, carrierId, message: 'Kept when the carrier was marked do not dispatch.' },
      ])
    })

    it('overriding keeps one record a day', async () => {
      const { decisions, overrides, ruleTypes, nextCarrier } = await make()
      const carrierId = nextCarrier()
      for (const ruleType of ruleTypes)
        valueOf(await overrides.create({ carrierId, ruleType, expiresOn: '2080-01-01' }))
      const { items } = valueOf(await decisions.list({ carrierId }))
      expect(items).toMatchObject([{ carrierId, message: 'Kept when a rule was overridden.' }])
    })

    it('a missing carrier, a missing record and a note that is too long are refused', async () => {
      const { decisions, nextCarrier, absent, absentCarrier } = await make()
      expectRefused(await decisions.create({ carrierId: absentCarrier, message: null }), 'not-found')
      expectRefused(await decisions.find({ id: absent }), 'not-found')
      const message = 'a'.repeat(DECISION_NOTE_MAX + 1)
      expectInvalid(await decisions.create({ carrierId: nextCarrier(), message }), 'message')
    })
  })
}

/** A broker, and what happened to a carrier: an override, which the subject makes. */
export interface CarrierHistorySubject {
  readonly history: CarrierHistory
  /** A carrier with at least three changes, of at least two kinds. */
  readonly carrierId: CarrierId
  /** No carrier has it. */
  readonly absent: CarrierId
}

/** What every `CarrierHistory` does. Source: section 2, "History of a carrier". */
export const carrierHistoryContract = (make: Make<CarrierHistorySubject>): void => {
  describe('the history of a carrier', () => {
    it('changes are listed once each in parts, newest first', async () => {
      const { history, carrierId } = await make()
      const found: HistoryChange[] = []
      let cursor: string | undefined
      do {
        const part = valueOf(
          await history.list({ carrierId, pageSize: 2, ...(cursor === undefined ? {} : { cursor }) }),
        )
        found.push(...part.items)
        cursor = part.next ?? undefined
      } while (cursor !== undefined)
      expect(found.length).toBeGreaterThanOrEqual(3)
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
      const days = found.map(({ on }) => on)
      expect(days).toEqual(days.toSorted((one, other) => (one < other ? 1 : -1)))
    })

    it('changes of one kind are those of the whole list', async () => {
      const { history, carrierId } = await make()
      const { items } = valueOf(await history.list({ carrierId, pageSize: 50 }))
      for (const kind of HISTORY_KINDS) {
        const some = valueOf(await history.list({ carrierId, kind, pageSize: 50 }))
        expect(some.items).toEqual(items.filter(change => change.kind === kind))
      }
    })

    it('a missing carrier, and a cursor that was never given, are refused', async () => {
      const { history, carrierId, absent } = await make()
      expectRefused(await history.list({ carrierId: absent }), 'not-found')
      expectInvalid(await history.list({ carrierId, cursor: 'no cursor' }), 'cursor')
    })
  })
}
