import {
  type ApiKeys,
  type CompanyId,
  type FeatureFlagBoard,
  type Integrations,
  isApiKeyText,
  type NewApiKey,
  type OAuthApplicationId,
  type UserId,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

const DAY_MS = 86_400_000

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

/** A signed-in user whose plan includes the API, and one of another company. */
export interface ApiKeysSubject {
  readonly keys: ApiKeys
  readonly ofOtherCompany: ApiKeys
}

/** What every `ApiKeys` does. Source: section 6, "API keys". */
export const apiKeysContract = (make: Make<ApiKeysSubject>): void => {
  describe('API keys', () => {
    let subject: ApiKeysSubject
    beforeAll(async () => {
      subject = await make()
    })
    const create = async (change: Partial<NewApiKey> = {}) =>
      valueOf(
        await subject.keys.create({
          name: 'Nightly import',
          scopes: ['write'],
          expiresInDays: 30,
          ...change,
        }),
      )

    it('a new key works, reads whatever else it may do, ends after its days and is listed first', async () => {
      const { key, apiKey } = await create({ name: '  Nightly   import ' })
      expect(isApiKeyText(key)).toBe(true)
      expect(key.startsWith(apiKey.hint)).toBe(true)
      expect(apiKey).toMatchObject({
        name: 'Nightly import',
        scopes: ['read', 'write'],
        status: 'active',
        lastUsedAt: null,
        revokedAt: null,
      })
      expect(Date.parse(apiKey.expiresAt) - Date.parse(apiKey.createdAt)).toBe(30 * DAY_MS)
      const page = valueOf(await subject.keys.list({}))
      expect(page.items[0]).toEqual(apiKey)
      expect(JSON.stringify(page)).not.toContain(key)
    })

    it('no two keys are equal', async () => {
      expect((await create()).key).not.toBe((await create()).key)
    })

    it('a key without a name is refused', async () => {
      expectInvalid(await subject.keys.create({ name: ' ', scopes: [], expiresInDays: 90 }), 'name')
    })

    it('a revoked key stays in the list, and revoking it again changes nothing', async () => {
      const { apiKey } = await create()
      valueOf(await subject.keys.revoke({ id: apiKey.id }))
      const listed = async () => valueOf(await subject.keys.list({})).items.find(({ id }) => id === apiKey.id)
      const revoked = await listed()
      expect(revoked).toMatchObject({ status: 'revoked', revokedAt: expect.any(String) })
      valueOf(await subject.keys.revoke({ id: apiKey.id }))
      expect(await listed()).toEqual(revoked)
    })

    it('a key of another company is neither listed nor found', async () => {
      const { apiKey } = await create()
      const theirs = valueOf(await subject.ofOtherCompany.list({}))
      expect(theirs.items.map(({ id }) => id)).not.toContain(apiKey.id)
      expectRefused(await subject.ofOtherCompany.revoke({ id: apiKey.id }), 'not-found')
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
