import type { CompanyId, FeatureFlagBoard, Integrations, OAuthApplicationId, UserId } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from './contract.ts'

/** A signed-in user whose company has some applications with a classification of their own. */
export interface IntegrationsSubject {
  readonly integrations: Integrations
  readonly userId: UserId
  readonly otherUserId: UserId
  readonly companyId: CompanyId
  readonly otherCompanyId: CompanyId
  /** All of the company's applications, by id. */
  readonly applicationIds: readonly OAuthApplicationId[]
}

/** What every `Integrations` does. Source: section 7, "Auth and user"; section 7, "Connections and onboarding". */
export const integrationsContract = (make: Make<IntegrationsSubject>): void => {
  describe('integrations', () => {
    let subject: IntegrationsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it("integrations return the caller's own Outlook key, the same each time", async () => {
      const { integrations, userId } = subject
      const first = valueOf(await integrations.outlookKey({ userId }))
      expect(first.key).not.toBe('')
      expect(valueOf(await integrations.outlookKey({ userId }))).toEqual(first)
    })

    it('integrations refuse the key of another user', async () => {
      expectRefused(await subject.integrations.outlookKey({ userId: subject.otherUserId }), 'not-found')
    })

    it("integrations list the company's applications by id", async () => {
      const { integrations, companyId, applicationIds } = subject
      const page = valueOf(await integrations.applications({ companyId }))
      expect(page.items.map(({ id }) => id)).toEqual(applicationIds)
      expect(page.items.map(application => application.companyId)).toEqual(
        applicationIds.map(() => companyId),
      )
      expect(page).toMatchObject({ page: 1, pages: 1, total: applicationIds.length })
    })

    it('integrations may be requested past the last page', async () => {
      const page = valueOf(await subject.integrations.applications({ companyId: subject.companyId, page: 2 }))
      expect(page).toMatchObject({ items: [], page: 2 })
    })

    it('integrations of another company are not found', async () => {
      const params = { companyId: subject.otherCompanyId }
      expectRefused(await subject.integrations.applications(params), 'not-found')
    })
  })
}

/** A signed-in user. */
export interface FeatureFlagsSubject {
  readonly board: FeatureFlagBoard
  readonly userId: UserId
  readonly otherUserId: UserId
}

/** What every `FeatureFlagBoard` does. Source: section 7, "Auth and user". */
export const featureFlagsContract = (make: Make<FeatureFlagsSubject>): void => {
  describe('feature flags', () => {
    let subject: FeatureFlagsSubject
    beforeAll(async () => {
      subject = await make()
    })

    it('feature flags of the caller are a set of names, in which an unset name is off', async () => {
      const flags = valueOf(await subject.board.forUser({ userId: subject.userId }))
      expect(flags).toBeInstanceOf(Set)
      expect(flags.has('A_FLAG_THAT_NOBODY_SET')).toBe(false)
    })

    it('feature flags of another user are not found', async () => {
      expectRefused(await subject.board.forUser({ userId: subject.otherUserId }), 'not-found')
    })
  })
}
