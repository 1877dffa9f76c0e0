import {
  ACTIVE_RULE_VALUE,
  ANY_AGE,
  type CarrierId,
  type Classification,
  type ClassificationId,
  type Classifications,
  type CompanyId,
  type OwnCarrierFacts,
  type OwnCarrierFactsPage,
  RULE_TYPES,
  type RuleOverrideId,
  type RuleOverrides,
  type RuleSetId,
  type Rules,
  type RuleType,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, type NextCarrier, valueOf } from './contract.ts'

/** An admin who may rule, whose company has one rule set, no limits of age, and more than two carriers of its own. */
export interface RulesSubject {
  readonly rules: Rules
  readonly companyId: CompanyId
  readonly otherCompanyId: CompanyId
  /** A rule set of that other company. */
  readonly otherRuleSetId: RuleSetId
  /** No rule set has it. */
  readonly absent: RuleSetId
}

/** What every `Rules` does. Source: section 3, "Rule set"; section 7, "Areas and rules". */
export const rulesContract = (make: Make<RulesSubject>): void => {
  describe('rules', () => {
    let subject: RulesSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('rules are the rule sets of the company', async () => {
      const { items, page } = valueOf(await subject.rules.list({ companyId: subject.companyId }))
      expect(page).toBe(1)
      expect(items.length).toBeGreaterThan(0)
      expect(items.map(({ companyId }) => companyId)).toEqual(items.map(() => subject.companyId))
    })

    it('rules are found by their id, as they are listed', async () => {
      for (const set of valueOf(await subject.rules.list({ companyId: subject.companyId })).items)
        expect(valueOf(await subject.rules.find({ id: set.id }))).toEqual(set)
    })

    it('rules that do not exist or belong to another company are not found', async () => {
      for (const id of [subject.absent, subject.otherRuleSetId])
        expectRefused(await subject.rules.find({ id }), 'not-found')
    })

    it('assessed rules are those of the newest rule set with the active value', async () => {
      const [newest] = valueOf(await subject.rules.list({ companyId: subject.companyId })).items
      const types = valueOf(await subject.rules.types({}))
      const active = RULE_TYPES.filter(type => newest?.values.get(type) === ACTIVE_RULE_VALUE)
      expect(new Set(types)).toEqual(new Set(active))
    })

    it('rules without a company id are an empty first page', async () => {
      const page = valueOf(await subject.rules.list({ companyId: null }))
      expect(page).toEqual({ items: [], page: 1, pages: 1, total: 0 })
    })

    it('limits of how old facts may be are none at first, then those that were set', async () => {
      const { rules } = subject
      expect(valueOf(await rules.factAges())).toEqual(ANY_AGE)
      const ages = { ...ANY_AGE, registration: 30, safety: 75 }
      expect(valueOf(await rules.setFactAges({ ages }))).toEqual(ages)
      expect(valueOf(await rules.factAges())).toEqual(ages)
      expect(valueOf(await rules.setFactAges({ ages: ANY_AGE }))).toEqual(ANY_AGE)
    })

    it('a limit that is no number of days is refused, naming its kind of source', async () => {
      for (const days of [0, 3_651])
        expectInvalid(await subject.rules.setFactAges({ ages: { ...ANY_AGE, census: days } }), 'census')
    })

    it('facts of own carriers come by id, in parts that together have each carrier once', async () => {
      const { rules } = subject
      const whole = valueOf(await rules.ownCarrierFacts({}))
      const ids = whole.items.map(({ carrierId }) => carrierId)
      expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other))
      expect([whole.total, whole.next]).toEqual([ids.length, null])
      expect(ids.length).toBeGreaterThan(2)
      const parts: OwnCarrierFacts[] = []
      let next: CarrierId | null = null
      do {
        const part: OwnCarrierFactsPage = valueOf(
          await rules.ownCarrierFacts({ pageSize: 2, ...(next !== null && { after: next }) }),
        )
        expect(part.items.length).toBeLessThanOrEqual(2)
        expect([part.day, part.total]).toEqual([whole.day, whole.total])
        parts.push(...part.items)
        next = part.next
      } while (next !== null)
      expect(parts).toEqual(whole.items)
    })

    it('rules of another company are not found', async () => {
      expectRefused(await subject.rules.list({ companyId: subject.otherCompanyId }), 'not-found')
    })
  })
}

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

    const create = async (carrierId: CarrierId, type = ruleType) =>
      valueOf(await subject.overrides.create({ carrierId, ruleType: type, expiresOn: INDEFINITE }))
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

/** A broker whose company has a classification of its own and shares one that is every company's. */
export interface ClassificationsSubject {
  readonly classifications: Classifications
  readonly companyId: CompanyId
  readonly otherCompanyId: CompanyId
  /** A carrier that does not have every classification. */
  readonly carrierId: CarrierId
  readonly absent: CarrierId
}

const idsOf = (rows: readonly Classification[]) => rows.map(({ id }) => id)

/** What every `Classifications` does. Source: section 3, "Classification". */
export const classificationsContract = (make: Make<ClassificationsSubject>): void => {
  describe('classifications', () => {
    let subject: ClassificationsSubject
    let all: readonly Classification[]
    beforeAll(async () => {
      subject = await make()
      all = valueOf(await subject.classifications.list({})).items
    })

    it('classifications are the company’s own and every company’s, highest id first', () => {
      expect(new Set(all.map(({ companyId }) => companyId))).toEqual(new Set([subject.companyId, null]))
      expect(idsOf(all)).toEqual(idsOf(all).toSorted((one, other) => other - one))
    })

    it('classifications are narrowed by each filter', async () => {
      const { classifications, companyId } = subject
      const own = valueOf(await classifications.list({ companyId })).items
      expect(idsOf(own)).toEqual(idsOf(all.filter(each => each.companyId === companyId)))
      for (const wanted of [true, false]) {
        const used = valueOf(await classifications.list({ isActive: wanted })).items
        expect(idsOf(used)).toEqual(idsOf(all.filter(({ isActive }) => isActive === wanted)))
        const elected = valueOf(await classifications.list({ isByBrokerElection: wanted })).items
        expect(idsOf(elected)).toEqual(
          idsOf(all.filter(({ isByBrokerElection }) => isByBrokerElection === wanted)),
        )
      }
    })

    it('classifications a carrier does not have are assessed, each once', async () => {
      const { classifications, carrierId } = subject
      const rows = valueOf(await classifications.unassigned({ carrierId }))
      expect(rows.length).toBeGreaterThan(0)
      expect(new Set(rows.map(({ classification }) => classification.id)).size).toBe(rows.length)
    })

    it('classifications of a missing carrier, or of another company, are not found', async () => {
      const { classifications, absent, otherCompanyId } = subject
      expectRefused(await classifications.unassigned({ carrierId: absent }), 'not-found')
      expectRefused(await classifications.list({ companyId: otherCompanyId }), 'not-found')
    })
  })
}
