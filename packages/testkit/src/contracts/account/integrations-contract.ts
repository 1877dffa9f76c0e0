import type { CompanyId, Integrations, OAuthApplicationId, UserId } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** Somebody who is signed in, whose company has some applications with a classification of their own. */
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

    it('know the Outlook key of oneself, the same each time', async () => {
      const { integrations, userId } = subject
      const first = valueOf(await integrations.outlookKey({ userId }))
      expect(first.key).not.toBe('')
      expect(valueOf(await integrations.outlookKey({ userId }))).toEqual(first)
    })

    it('keep the key of another to themselves', async () => {
      expectRefused(await subject.integrations.outlookKey({ userId: subject.otherUserId }), 'not-found')
    })

    it("are the company's applications, by id", async () => {
      const { integrations, companyId, applicationIds } = subject
      const page = valueOf(await integrations.applications({ companyId }))
      expect(page.items.map(({ id }) => id)).toEqual(applicationIds)
      expect(page.items.map(application => application.companyId)).toEqual(
        applicationIds.map(() => companyId),
      )
      expect(page).toMatchObject({ page: 1, pages: 1, total: applicationIds.length })
    })

    it('are a page that may lie behind the last', async () => {
      const page = valueOf(await subject.integrations.applications({ companyId: subject.companyId, page: 2 }))
      expect(page).toMatchObject({ items: [], page: 2 })
    })

    it('of another company are not found', async () => {
      const params = { companyId: subject.otherCompanyId }
      expectRefused(await subject.integrations.applications(params), 'not-found')
    })
  })
}
