import {
  addDays,
  type CalendarDate,
  type CarrierId,
  type DecisionRecords,
  mostOverdueFirst,
  type Vetted,
  type VettedCarrier,
  type Vetting,
  VETTING_REASONS,
  vettingDue,
  vettingReason,
  type VettingSettings,
} from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, type NextCarrier, valueOf } from './contract.ts'

/** A carrier that a company has onboarded. */
export interface OnboardedCarrier {
  readonly carrierId: CarrierId
  /** The day of a decision that someone requested. Null: none. */
  readonly decidedOn: CalendarDate | null
  /** The version of the policy that decided. */
  readonly policyVersion: number | null
  /** The day of its newest load. Null: none. */
  readonly usedOn: CalendarDate | null
}

/** A company with version 2 of its policy in force since 50 days, and nothing onboarded. Another each time. */
export interface VettingSubject {
  /** For one who may write the policy. */
  readonly vetting: Vetting
  /** For a colleague who may not. */
  readonly forReader: Vetting
  readonly decisions: Pick<DecisionRecords, 'create'>
  readonly onboard: (carrier: OnboardedCarrier) => Promise<void>
  readonly nextCarrier: NextCarrier
  readonly today: () => CalendarDate
  /** No carrier has it. */
  readonly absent: CarrierId
}

const OFF: VettingSettings = { everyDays: null, unusedDays: null, afterNewVersion: false }
const ON: VettingSettings = { everyDays: 180, unusedDays: 90, afterNewVersion: false }

/** Days ago of a decision and of a use, and the version of the decision. */
const HISTORIES = [null, 0, 45, 100, 200].flatMap(decided =>
  [null, 1, 95].map((used, at) => ({ decided, used, version: [2, 1, null][at] ?? null })),
)

const withoutName = (carrier: VettedCarrier): Vetted => {
  const { legalName: _, ...vetted } = carrier
  return vetted
}

const everyPart = async (vetting: Vetting): Promise<readonly VettedCarrier[]> => {
  const items: VettedCarrier[] = []
  let cursor: string | undefined
  do {
    const part = valueOf(await vetting.due({ pageSize: 2, ...(cursor === undefined ? {} : { cursor }) }))
    items.push(...part.items)
    cursor = part.next ?? undefined
  } while (cursor !== undefined)
  return items
}

const settingsContract = (make: Make<VettingSubject>): void => {
  describe('the settings of re-vetting', () => {
    it('are off at first, are saved by those who write the policy, and are read by all', async () => {
      const { vetting, forReader, today } = await make()
      const inForce = { number: 2, since: addDays(today(), -50) }
      expect(valueOf(await vetting.terms())).toEqual({ ...OFF, inForce })
      const settings = { everyDays: 1, unusedDays: 3_650, afterNewVersion: true }
      expect(valueOf(await vetting.changeSettings(settings))).toEqual({ ...settings, inForce })
      expect(valueOf(await forReader.terms())).toEqual({ ...settings, inForce })
      expectRefused(await forReader.changeSettings(OFF), 'forbidden')
    })

    it.each([0, 3_651, 1.5])('refuse %s days', async days => {
      const { vetting } = await make()
      expectInvalid(await vetting.changeSettings({ ...OFF, everyDays: days }), 'everyDays')
      expectInvalid(await vetting.changeSettings({ ...OFF, unusedDays: days }), 'unusedDays')
    })
  })
}

const dueContract = (make: Make<VettingSubject>): void => {
  const onboarded = async ({ onboard, nextCarrier, today }: VettingSubject, histories = HISTORIES) => {
    const day = (ago: number | null) => (ago === null ? null : addDays(today(), -ago))
    const ids: CarrierId[] = []
    for (const { decided, used, version } of histories) {
      const carrierId = nextCarrier()
      ids.push(carrierId)
      await onboard({ carrierId, decidedOn: day(decided), policyVersion: version, usedOn: day(used) })
    }
    return ids
  }

  describe('the carriers that are due', () => {
    it.each([
      ON,
      { everyDays: 100, unusedDays: null, afterNewVersion: false },
      { everyDays: null, unusedDays: 45, afterNewVersion: true },
      { everyDays: null, unusedDays: null, afterNewVersion: true },
      OFF,
    ])('are those that core finds due, in its order, by %o', async settings => {
      const subject = await make()
      const { vetting, today } = subject
      const ids = await onboarded(subject)
      const terms = valueOf(await vetting.changeSettings(settings))
      const { items } = valueOf(await vetting.ofCarriers({ carrierIds: ids }))
      expect(items.map(({ carrierId }) => carrierId)).toEqual(ids)
      const dueOf = (of: (typeof items)[number]) => vettingDue(of, terms, today())
      const expected = items
        .filter(each => vettingReason(dueOf(each)) !== undefined)
        .toSorted((one, other) => mostOverdueFirst(dueOf(one), dueOf(other)))
      const listed = await everyPart(vetting)
      expect(listed.map(withoutName)).toEqual(expected)
      const whole = valueOf(await vetting.due({}))
      expect(whole.terms).toEqual(terms)
      for (const reason of VETTING_REASONS) {
        const some = valueOf(await vetting.due({ reason })).items.map(({ carrierId }) => carrierId)
        const ofReason = expected.filter(each => vettingReason(dueOf(each)) === reason)
        expect(some).toEqual(ofReason.map(({ carrierId }) => carrierId))
        expect(whole.counts[reason]).toBe(some.length)
      }
    })

    it('are none before the next one, which is named', async () => {
      const subject = await make()
      const { vetting } = subject
      const [, next] = await onboarded(subject, [
        { decided: 1, used: null, version: 2 },
        { decided: 45, used: null, version: 2 },
      ])
      expect(valueOf(await vetting.due({})).upcoming).toBeNull()
      valueOf(await vetting.changeSettings(ON))
      expect(valueOf(await vetting.due({}))).toMatchObject({
        items: [],
        next: null,
        upcoming: { carrierId: next },
      })
    })

    it('are settled by a decision', async () => {
      const subject = await make()
      const { vetting, decisions, today } = subject
      const [carrierId] = await onboarded(subject, [{ decided: 200, used: null, version: 1 }])
      if (carrierId === undefined) throw new Error('No carrier was onboarded.')
      valueOf(await vetting.changeSettings({ ...ON, afterNewVersion: true }))
      expect(valueOf(await vetting.due({})).items).toHaveLength(1)
      const { id: recordId } = valueOf(await decisions.create({ carrierId, message: null }))
      expect(valueOf(await vetting.due({})).items).toEqual([])
      const { items } = valueOf(await vetting.ofCarriers({ carrierIds: [carrierId] }))
      expect(items).toMatchObject([{ isOnboarded: true, lastDecision: { recordId, on: today() } }])
    })

    it('are of the onboarded carriers alone, and a missing one is left out', async () => {
      const { vetting, nextCarrier, absent } = await make()
      valueOf(await vetting.changeSettings(ON))
      const carrierId = nextCarrier()
      expect(valueOf(await vetting.due({})).items).toEqual([])
      expect(valueOf(await vetting.ofCarriers({ carrierIds: [carrierId, absent] })).items).toEqual([
        { carrierId, isOnboarded: false, lastDecision: null, lastUsedOn: null },
      ])
    })

    it('refuse a cursor that was not given, and too many carriers', async () => {
      const { vetting, absent } = await make()
      expectInvalid(await vetting.due({ cursor: 'no cursor' }), 'cursor')
      const carrierIds = Array.from({ length: 51 }, () => absent)
      expectInvalid(await vetting.ofCarriers({ carrierIds }), 'carrierIds')
    })
  })
}

/** What every `Vetting` does. Source: section 3, "Re-vetting". */
export const vettingContract = (make: Make<VettingSubject>): void => {
  settingsContract(make)
  dueContract(make)
}
