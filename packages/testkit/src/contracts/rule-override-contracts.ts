import type { CarrierId, ClassificationId, RuleOverrideId, RuleOverrides, RuleType } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, type NextCarrier, valueOf } from './contract.ts'

/** A broker who may rule and may override. */
export interface RuleOverridesSubject {
  readonly overrides: RuleOverrides
  readonly nextCarrier: NextCarrier
  /** Two rule types that the company assesses. */
  readonly ruleTypes: readonly [RuleType, RuleType]
  /** A rule type that the company does not assess, and a classification that does. */
  readonly ofClassification: { readonly ruleType: RuleType; readonly classificationId: ClassificationId }
  /** No override has it. */
  readonly absent: RuleOverrideId
}

const INDEFINITE = '2080-01-01'
const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'
const aPdf = () => ({
  name: 'coi.pdf',
  type: 'application/pdf',
  size: PDF.length,
  arrayBuffer: () => new Blob([PDF]).arrayBuffer(),
})

/** What every `RuleOverrides` does. Source: section 4, "Override lifecycle"; section 7, "Areas and rules". */
export const ruleOverridesContract = (make: Make<RuleOverridesSubject>): void => {
  describe('overrides', () => {
    let subject: RuleOverridesSubject
    let ruleType: RuleType
    let otherType: RuleType
    beforeAll(async () => {
      subject = await make()
      ;[ruleType, otherType] = subject.ruleTypes
    })

    // A monitor that keeps a decision record with it says so once.
    const create = async (carrierId: CarrierId, type = ruleType) => {
      const made = await subject.overrides.create({ carrierId, ruleType: type, expiresOn: INDEFINITE })
      return { ...valueOf(made), storedId: undefined }
    }
    const listed = async (carrierId: CarrierId) => valueOf(await subject.overrides.list({ carrierId }))

    it('overrides of a carrier without any are an empty first page', async () => {
      const page = await listed(subject.nextCarrier())
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('overrides are active once created, for the carrier and the rule', async () => {
      const carrierId = subject.nextCarrier()
      const made = await create(carrierId)
      const about = {
        carrierId,
        ruleType,
        isActive: true,
        expiresOn: INDEFINITE,
        classificationId: null,
        file: null,
      }
      expect(made).toMatchObject(about)
      expect((await listed(carrierId)).items).toEqual([made])
    })

    it('overrides are listed newest first', async () => {
      const carrierId = subject.nextCarrier()
      const made = [await create(carrierId), await create(carrierId, otherType)]
      expect((await listed(carrierId)).items.map(({ id }) => id)).toEqual(
        made.map(({ id }) => id).toReversed(),
      )
    })

    it('overrides keep their file under its name', async () => {
      const params = {
        carrierId: subject.nextCarrier(),
        ruleType,
        expiresOn: INDEFINITE,
        file: aPdf(),
      } as const
      const made = valueOf(await subject.overrides.create(params))
      expect(made.file?.name).toBe('coi.pdf')
    })

    it('overrides are refused for a rule that has an active one, naming the rule field', async () => {
      const carrierId = subject.nextCarrier()
      await create(carrierId)
      const again = await subject.overrides.create({ carrierId, ruleType, expiresOn: INDEFINITE })
      expectInvalid(again, 'ruleType')
      expect((await listed(carrierId)).total).toBe(1)
    })

    it('overrides of a rule that only a classification assesses are for that classification alone', async () => {
      const { overrides, nextCarrier, ofClassification } = subject
      const { ruleType: type, classificationId } = ofClassification
      const params = { carrierId: nextCarrier(), expiresOn: INDEFINITE, ruleType: type } as const
      expectInvalid(await overrides.create(params), 'ruleType')
      expect(valueOf(await overrides.create({ ...params, classificationId }))).toMatchObject(ofClassification)
    })

    it('overrides are refused with a past expiry date, naming the field', async () => {
      const params = { carrierId: subject.nextCarrier(), ruleType, expiresOn: '2001-01-01' } as const
      expectInvalid(await subject.overrides.create(params), 'expiresOn')
    })

    it('overrides end by deactivation, which does not affect other rules and allows a new override', async () => {
      const carrierId = subject.nextCarrier()
      const made = await create(carrierId)
      const other = await create(carrierId, otherType)
      const ended = valueOf(await subject.overrides.deactivate({ carrierId, ruleType }))
      expect(ended).toEqual({ ...made, isActive: false, ended: expect.anything() })
      expect((await listed(carrierId)).items).toEqual([other, ended])
      expect((await create(carrierId)).isActive).toBe(true)
    })

    it('overrides that were ended name who ended them and when, until they are restored', async () => {
      const made = await create(subject.nextCarrier())
      const { ended } = valueOf(await subject.overrides.setActive({ id: made.id, isActive: false }))
      expect(ended).toMatchObject({ userId: made.userId, userName: made.userName })
      expect(Date.parse(ended?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(made.createdAt))
      const again = valueOf(await subject.overrides.setActive({ id: made.id, isActive: false }))
      expect(again.ended).toEqual(ended)
      expect(valueOf(await subject.overrides.setActive({ id: made.id, isActive: true })).ended).toBeNull()
    })

    it('overrides cannot be deactivated where none is active', async () => {
      const outcome = await subject.overrides.deactivate({ carrierId: subject.nextCarrier(), ruleType })
      expectRefused(outcome, 'invalid')
    })

    it('overrides are switched off and on by their id', async () => {
      const { id } = await create(subject.nextCarrier())
      for (const isActive of [false, true])
        expect(valueOf(await subject.overrides.setActive({ id, isActive }))).toMatchObject({ id, isActive })
    })

    it('overrides are not reactivated beside an active one', async () => {
      const carrierId = subject.nextCarrier()
      const ended = valueOf(
        await subject.overrides.setActive({ id: (await create(carrierId)).id, isActive: false }),
      )
      await create(carrierId)
      expectRefused(await subject.overrides.setActive({ id: ended.id, isActive: true }), 'invalid')
    })

    it('overrides are found by their id, as they are listed', async () => {
      const made = await create(subject.nextCarrier())
      expect(valueOf(await subject.overrides.find({ id: made.id }))).toEqual(made)
    })

    it('overrides that do not exist are not found', async () => {
      expectRefused(await subject.overrides.find({ id: subject.absent }), 'not-found')
      expectRefused(await subject.overrides.setActive({ id: subject.absent, isActive: false }), 'not-found')
    })
  })
}
