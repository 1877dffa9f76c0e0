import { readSearchAddress } from '@fairhaul/core'
import { seedAccount } from '@fairhaul/testkit/contract-company'
import {
  apiKeysContract,
  companyUsersContract,
  digestsContract,
  integrationsContract,
  signUpContract,
  userInvitationsContract,
  webhooksContract,
} from '@fairhaul/testkit/contracts'
import { expect, it } from 'vitest'
import { httpApiKeys } from '../calls/api-keys.ts'
import { httpCompanyUsers } from '../calls/company-users.ts'
import { httpDigests } from '../calls/digests.ts'
import { httpIntegrations } from '../calls/integrations.ts'
import { httpSavedSearches } from '../calls/saved-searches.ts'
import { httpSignUp } from '../calls/sign-up.ts'
import { httpUserInvitations } from '../calls/user-invitations.ts'
import { httpWebhooks } from '../calls/webhooks.ts'
import { runContracts } from '../testing/run-contracts.ts'
import { http } from '../transport/http.ts'

runContracts(
  'accounts',
  ({ testCompany, seeded, broker, visitor, signedIn }) => {
    companyUsersContract(async () => {
      const company = seeded().nextCompany()
      return {
        ...company,
        users: httpCompanyUsers(await signedIn(company.managerEmail)),
        asColleague: httpCompanyUsers(await signedIn(company.colleagueEmail)),
        foreign: testCompany().facts.otherUserId,
        absent: testCompany().facts.absent,
      }
    })
    signUpContract(async () => ({
      signUp: httpSignUp(visitor()),
      email: seeded().nextEmail(),
      knownEmail: testCompany().newEmail(),
      invitedEmail: seeded().nextInvitedEmail(),
      invitation: seeded().invitation,
      codeFor: email => testCompany().monitor.codeFor(email),
    }))
    userInvitationsContract(async () => ({
      invitations: httpUserInvitations(await signedIn(seeded().inviterEmail)),
      nextEmail: seeded().nextEmail,
      colleagueEmail: seeded().inviteesColleagueEmail,
      claimed: seeded().claimed,
      absent: testCompany().facts.absent,
      forVisitor: httpUserInvitations(visitor()),
    }))
    digestsContract(async () => ({
      digests: httpDigests(await broker()),
      asUnnotified: httpDigests(await signedIn(seeded().nextCompany().colleagueEmail)),
    }))
    apiKeysContract(async () => ({
      keys: httpApiKeys(await broker()),
      ofOtherCompany: httpApiKeys(await signedIn('ben@office.example')),
    }))
    webhooksContract(async () => ({
      webhooks: httpWebhooks(await broker()),
      ofColleague: httpWebhooks(await signedIn(seeded().nextCompany().colleagueEmail)),
      ofOtherCompany: httpWebhooks(await signedIn('ben@office.example')),
    }))
    it('a script with an API key reads and writes, until the key is revoked', async () => {
      const keys = httpApiKeys(await broker())
      const made = await keys.create({ name: 'A script', scopes: ['write'], expiresInDays: 30 })
      if (!made.ok) throw new Error('No key was made.')
      const { monitor } = testCompany().monitor
      const script = http({
        base: 'http://portal.test/monitor',
        key: made.value.key,
        fetch: (url, init) => monitor.fetch(new Request(url, init)),
      })
      const searches = httpSavedSearches(script)
      const address = readSearchAddress('/carriers/search-results?search=eagle')
      if (address === undefined) throw new Error('No address.')
      expect(await searches.create({ name: 'By a script', address })).toMatchObject({ ok: true })
      expect(await searches.list({})).toMatchObject({ ok: true })
      expect(await httpApiKeys(script).list({})).toMatchObject({ refusal: { kind: 'forbidden' } })
      await keys.revoke({ id: made.value.apiKey.id })
      expect(await searches.list({})).toMatchObject({ refusal: { kind: 'unauthenticated' } })
    })
    integrationsContract(async () => ({
      ...testCompany().facts,
      integrations: httpIntegrations(await broker()),
      applicationIds: seeded().applicationIds,
    }))
  },
  seedAccount,
)
