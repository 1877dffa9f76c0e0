import { seedAccount } from '@fairhaul/testkit/contract-company'
import {
  companyUsersContract,
  digestsContract,
  integrationsContract,
  signUpContract,
  userInvitationsContract,
} from '@fairhaul/testkit/contracts'
import { httpCompanyUsers } from '../calls/company-users.ts'
import { httpDigests } from '../calls/digests.ts'
import { httpIntegrations } from '../calls/integrations.ts'
import { httpSignUp } from '../calls/sign-up.ts'
import { httpUserInvitations } from '../calls/user-invitations.ts'
import { runContracts } from '../testing/run-contracts.ts'

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
    integrationsContract(async () => ({
      ...testCompany().facts,
      integrations: httpIntegrations(await broker()),
      applicationIds: seeded().applicationIds,
    }))
  },
  seedAccount,
)
